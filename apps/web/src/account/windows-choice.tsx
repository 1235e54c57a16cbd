'use client';
import type { WindowPreset } from '@astris/protocol';
import { toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { Choices } from './choices';

const PRESETS = ['smart', 'every', 'quick'] as const satisfies WindowPreset[];

/** When to be asked for a response; the opponent never sees it. */
export function WindowsChoice({ initial }: { initial: WindowPreset }) {
  const t = useTranslations('account');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const [value, setValue] = useState(initial);
  const save = useMutation(trpc.account.setWindows.mutationOptions());
  return (
    <Choices<WindowPreset>
      legend={t('windows')}
      name="windows"
      value={value}
      choices={PRESETS.map((preset) => ({
        value: preset,
        title: t(`windowPresets.${preset}.title`),
        text: t(`windowPresets.${preset}.text`),
      }))}
      onChange={(windows) => {
        setValue(windows);
        save.mutate(
          { windows },
          {
            onSuccess: () => toast.success(t('saved')),
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
