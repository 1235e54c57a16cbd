'use client';
import { Button, Field, toast } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

/** Puts a text on the clipboard and says so: `said`. */
export function useCopy(): (text: string, said: string) => Promise<void> {
  const t = useTranslations('site');
  return async (text, said) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(said);
    } catch {
      toast.error(t('copyRefused'));
    }
  };
}

export interface CopyFieldProps {
  label: string;
  text: string;
  said: string;
}

/** A text to take along, which a press copies. */
export function CopyField({ label, text, said }: CopyFieldProps) {
  const t = useTranslations('site');
  const copy = useCopy();
  return (
    <div className="flex items-end gap-2">
      <Field
        className="min-w-0 flex-1"
        label={label}
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon="copy" className="as-btn-44" onClick={() => copy(text, said)}>
        {t.rich('copy', { label, hidden: (words) => <span className="as-sr">{words}</span> })}
      </Button>
    </div>
  );
}

const never = () => () => undefined;

/** The address of a page of this site, to copy; empty until the browser has said where the site is. */
export function CopyAddress({ label, path }: { label: string; path: string }) {
  const t = useTranslations('site');
  const address = useSyncExternalStore(
    never,
    () => `${location.origin}${path}`,
    () => '',
  );
  return <CopyField label={label} text={address} said={t('linkCopied')} />;
}
