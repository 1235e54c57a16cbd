'use client';
import { Button, Field, toast } from '@astris/ui';
import { useSyncExternalStore } from 'react';

/** Puts a text on the clipboard and says so: `said`. */
export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(said);
  } catch {
    toast.error('The browser did not allow it. Select the text and copy it.');
  }
}

export interface CopyFieldProps {
  label: string;
  text: string;
  said: string;
}

/** A text to take along, which a press copies. */
export const CopyField = ({ label, text, said }: CopyFieldProps) => (
  <div className="flex items-end gap-2">
    <Field
      className="min-w-0 flex-1"
      label={label}
      readOnly
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
    <Button icon="copy" className="as-btn-44" onClick={() => copy(text, said)}>
      Copy<span className="as-sr"> {label}</span>
    </Button>
  </div>
);

const never = () => () => undefined;

/** The address of a page of this site, to copy; empty until the browser has said where the site is. */
export function CopyAddress({ label, path }: { label: string; path: string }) {
  const address = useSyncExternalStore(
    never,
    () => `${location.origin}${path}`,
    () => '',
  );
  return <CopyField label={label} text={address} said="Link copied" />;
}
