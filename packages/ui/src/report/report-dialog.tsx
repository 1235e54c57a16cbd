'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../icons';
import { Button, Dialog, Field } from '../primitives';

/** What came of a report: its reference, or a sentence that says why it was not taken. */
export type Reported = { reference: string } | { refused: string };

export interface ReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** Where it is written; the longest text that is taken, in characters. */
  field: { label: string; hint: string; rows: number; maxLength: number };
  /** What is told when nothing was written; without it, nothing has to be. */
  missing?: string | undefined;
  send: (text: string) => Promise<Reported>;
  /** What is told once it is sent, before its reference. */
  sent: string;
  /** What else can be done then. */
  then?: ReactNode;
  /** Stands over the field. */
  children?: ReactNode;
}

/** The frame of both reports: a text is written and sent; a refusal is told and the text stays, or the reference is told. */
export function ReportDialog(props: ReportDialogProps) {
  const { open, onOpenChange, title, description, field, missing, send, sent, then, children } = props;
  const t = useTranslations('report');
  const form = useId();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Reported | null>(null);
  const reference = answer && 'reference' in answer ? answer.reference : null;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (next || !answer) return;
    setAnswer(null);
    if (reference) setText('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (missing !== undefined && text.trim() === '') {
      setAnswer({ refused: missing });
      return;
    }
    setSending(true);
    setAnswer(await send(text.trim()));
    setSending(false);
  };
  if (reference) {
    return (
      <Dialog
        open={open}
        onOpenChange={change}
        title={t('thankYou')}
        actions={<Button onClick={() => change(false)}>{t('close')}</Button>}
      >
        <p role="status" data-report-reference={reference}>
          <Icon name="check" size={16} /> {t.rich('sentWithReference', { sent, reference: () => <b>{reference}</b> })}
        </p>
        {then}
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={() => change(false)}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} disabled={sending} data-send-report="">
            {t(sending ? 'sending' : 'send')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="as-report">
        {children}
        <Field
          {...field}
          error={answer && 'refused' in answer ? answer.refused : undefined}
          multiline
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
