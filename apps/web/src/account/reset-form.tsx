'use client';
import { Button, buttonClass, Field } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import type { FormEvent } from 'react';
import { errorSentence } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';

/** A new password, by the token of a mailed link. */
export function ResetForm({ token }: { token: string }) {
  const trpc = useTRPC();
  const reset = useMutation(trpc.access.resetPassword.mutationOptions());
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    reset.mutate({ token, password: String(new FormData(event.currentTarget).get('password')) });
  }
  if (reset.isSuccess) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p role="status">Your password is changed, and you are signed out everywhere.</p>
        <Link className={buttonClass({ variant: 'primary', size: 48 })} href="/signin">
          Go to sign in
        </Link>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters."
        error={reset.error ? errorSentence(reset.error) : undefined}
      />
      <Button type="submit" variant="primary" size={48} disabled={reset.isPending}>
        Change password
      </Button>
    </form>
  );
}
