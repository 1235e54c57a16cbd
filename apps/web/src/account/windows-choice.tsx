'use client';
import type { WindowPreset } from '@astris/protocol';
import { toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { Choices } from './choices';

const PRESETS: { value: WindowPreset; title: string; text: string }[] = [
  {
    value: 'smart',
    title: 'Smart',
    text: 'Asked for what concerns your cards, and at the end of the opponent’s turn.',
  },
  { value: 'every', title: 'Every window', text: 'Asked each time that you may respond.' },
  {
    value: 'quick',
    title: 'Quick',
    text: 'Asked only when your cards are targeted or attacked, or your Chapter is skipped.',
  },
];

/** When to be asked for a response; the opponent never sees it. */
export function WindowsChoice({ initial }: { initial: WindowPreset }) {
  const trpc = useTRPC();
  const [value, setValue] = useState(initial);
  const save = useMutation(trpc.account.setWindows.mutationOptions());
  return (
    <Choices
      legend="Response windows"
      name="windows"
      value={value}
      choices={PRESETS}
      onChange={(windows) => {
        setValue(windows);
        save.mutate(
          { windows },
          {
            onSuccess: () => toast.success('Saved'),
            onError: (error) => {
              setValue(value);
              toast.error(errorSentence(error));
            },
          },
        );
      }}
    />
  );
}
