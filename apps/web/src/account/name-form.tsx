'use client';
import { Button, Field, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { errorSentence } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

export function NameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const rename = useMutation(trpc.account.rename.mutationOptions());

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wish = String(new FormData(event.currentTarget).get('name'));
    rename.mutate(
      { name: wish },
      {
        onSuccess: (saved) => {
          toast.success(`You are ${saved.name}`);
          router.refresh();
        },
      },
    );
  }

  return (
    <form method="post" onSubmit={submit} className="flex flex-col items-start gap-3">
      <Field
        className="w-full"
        label="Name"
        name="name"
        required
        defaultValue={name}
        hint="Games that are over keep the name you had."
        error={rename.error ? errorSentence(rename.error) : undefined}
      />
      <Button type="submit" disabled={rename.isPending}>
        Save name
      </Button>
    </form>
  );
}
