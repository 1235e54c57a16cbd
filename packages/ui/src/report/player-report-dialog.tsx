'use client';
import { type FormEvent, useId, useState } from 'react';
import { Icon } from '../icons';
import { Button, Dialog, Field } from '../primitives';
import type { Reported } from './problem-dialog';
import { type PlayerReportReason, REPORT_REASONS } from './reasons';

/** Longest note that is taken, in characters. */
const LONGEST = 1_000;

export interface PlayerReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Who is reported. */
  name: string;
  /** What goes along: the game and its chat, or the last game of the two. */
  inGame: boolean;
  send: (reason: PlayerReportReason, note: string) => Promise<Reported>;
  /** Blocks the player too; gives back why not, or null. */
  block: () => Promise<string | null>;
}

/** Reports a player to the moderators: a reason, and a note. Once it is sent, the player can be blocked from the same place. */
export function PlayerReportDialog({ open, onOpenChange, name, inGame, send, block }: PlayerReportDialogProps) {
  const form = useId();
  const group = useId();
  const [reason, setReason] = useState<PlayerReportReason>('CHAT');
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Reported | null>(null);
  const reference = answer && 'reference' in answer ? answer.reference : null;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (next || !answer) return;
    setAnswer(null);
    if (reference) setNote('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === 'OTHER' && note.trim() === '') {
      setAnswer({ refused: 'Say in a few words what it is about.' });
      return;
    }
    setSending(true);
    setAnswer(await send(reason, note.trim()));
    setSending(false);
  };
  if (reference) return <Sent open={open} onOpenChange={change} name={name} reference={reference} block={block} />;
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={`Report ${name}`}
      description={`Moderators get ${inGame ? 'this game and its chat' : 'the last game that you two played, and its chat,'} with it. ${name} is not told.`}
      actions={
        <>
          <Button onClick={() => change(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={sending} data-send-player-report="">
            {sending ? 'Sending …' : 'Send the report'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="as-report">
        <fieldset>
          <legend className="as-field-label">What is it about?</legend>
          {(Object.keys(REPORT_REASONS) as PlayerReportReason[]).map((key) => (
            <label key={key}>
              <input type="radio" name={group} value={key} checked={reason === key} onChange={() => setReason(key)} />
              {REPORT_REASONS[key]}
            </label>
          ))}
        </fieldset>
        <Field
          label="Note"
          hint="What happened, and when. You need not copy the chat."
          error={answer && 'refused' in answer ? answer.refused : undefined}
          multiline
          rows={4}
          maxLength={LONGEST}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

interface SentProps extends Pick<PlayerReportDialogProps, 'open' | 'onOpenChange' | 'name' | 'block'> {
  reference: string;
}

function Sent({ open, onOpenChange, name, reference, block }: SentProps) {
  const [blocked, setBlocked] = useState<'no' | 'yes' | { refused: string }>('no');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Thank you"
      actions={
        <>
          {blocked !== 'yes' && (
            <Button
              data-block-player=""
              onClick={async () => {
                const refused = await block();
                setBlocked(refused === null ? 'yes' : { refused });
              }}
            >
              Block {name}
            </Button>
          )}
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Close
          </Button>
        </>
      }
    >
      <p role="status" data-report-reference={reference}>
        <Icon name="check" size={16} /> A moderator will read your report. Its reference is <b>{reference}</b>.
      </p>
      <p className="as-report-more" role="status">
        {blocked === 'yes'
          ? `${name} is blocked: no new game begins between you two, and neither reads the other’s chat.`
          : typeof blocked === 'object'
            ? blocked.refused
            : `If you block ${name}, no new game begins between you two.`}
      </p>
    </Dialog>
  );
}
