'use client';
import { type FormEvent, useId, useState } from 'react';
import { Icon } from '../icons';
import { Button, Dialog, Field } from '../primitives';

/** Longest comment that is taken, in characters. */
const LONGEST = 2_000;

/** What came of a report: its reference, or a sentence that says why it was not taken. */
export type Reported = { reference: string } | { refused: string };

export interface ProblemDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  send: (comment: string) => Promise<Reported>;
}

/** Takes what somebody found wrong in a game, and tells them the reference of their report. */
export function ProblemDialog({ open, onOpenChange, send }: ProblemDialogProps) {
  const form = useId();
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Reported | null>(null);
  const reference = answer && 'reference' in answer ? answer.reference : null;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (next || !answer) return;
    setAnswer(null);
    if (reference) setComment('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (comment.trim() === '') {
      setAnswer({ refused: 'Say in a few words what is wrong.' });
      return;
    }
    setSending(true);
    setAnswer(await send(comment.trim()));
    setSending(false);
  };
  if (reference) {
    return (
      <Dialog
        open={open}
        onOpenChange={change}
        title="Thank you"
        actions={<Button onClick={() => change(false)}>Close</Button>}
      >
        <p role="status" data-report-reference={reference}>
          <Icon name="check" size={16} /> Your report is kept, with the game as it is now. Its reference is{' '}
          <b>{reference}</b>.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Report a problem"
      description="Those who look after the site get what you write here and the whole game so far, so that they can look into it. The other player is not told."
      actions={
        <>
          <Button onClick={() => change(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={sending} data-send-report="">
            {sending ? 'Sending …' : 'Send the report'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field
          label="What is wrong?"
          hint="What happened, and what should have happened. A rule’s number helps."
          error={answer && 'refused' in answer ? answer.refused : undefined}
          multiline
          rows={5}
          maxLength={LONGEST}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
