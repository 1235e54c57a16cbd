'use client';
import { useId, useState } from 'react';
import { Button } from '../primitives';
import { type PlayerReportReason, REPORT_REASONS } from './reasons';
import { ReportDialog, type ReportDialogProps, type Reported } from './report-dialog';

/** `maxLength`: the longest note that is taken. */
const FIELD = {
  label: 'Note',
  hint: 'What happened, and when. You need not copy the chat.',
  rows: 4,
  maxLength: 1_000,
};

export interface PlayerReportDialogProps extends Pick<ReportDialogProps, 'open' | 'onOpenChange'>, BlockProps {
  /** What goes along: the game and its chat, or the last game of the two. */
  inGame: boolean;
  send: (reason: PlayerReportReason, note: string) => Promise<Reported>;
}
interface BlockProps {
  /** Who is reported. */
  name: string;
  /** Blocks the player too; gives back why not, or null. */
  block: () => Promise<string | null>;
}

/** Reports a player to the moderators: a reason, and a note. Once it is sent, the player can be blocked from the same place. */
export function PlayerReportDialog({ name, inGame, send, block, ...shown }: PlayerReportDialogProps) {
  const group = useId();
  const [reason, setReason] = useState<PlayerReportReason>('CHAT');
  return (
    <ReportDialog
      {...shown}
      title={`Report ${name}`}
      description={`Moderators get ${inGame ? 'this game and its chat' : 'the last game that you two played, and its chat,'} with it. ${name} is not told.`}
      field={FIELD}
      missing={reason === 'OTHER' ? 'Say in a few words what it is about.' : undefined}
      send={(note) => send(reason, note)}
      sent="A moderator will read your report."
      then={<Block name={name} block={block} />}
    >
      <fieldset>
        <legend className="as-field-label">What is it about?</legend>
        {(Object.keys(REPORT_REASONS) as PlayerReportReason[]).map((key) => (
          <label key={key}>
            <input type="radio" name={group} value={key} checked={reason === key} onChange={() => setReason(key)} />
            {REPORT_REASONS[key]}
          </label>
        ))}
      </fieldset>
    </ReportDialog>
  );
}

function Block({ name, block }: BlockProps) {
  const [blocked, setBlocked] = useState<'no' | 'yes' | { refused: string }>('no');
  return (
    <div className="as-report-more">
      <p role="status">
        {blocked === 'yes'
          ? `${name} is blocked: no new game begins between you two, and neither reads the other’s chat.`
          : typeof blocked === 'object'
            ? blocked.refused
            : `If you block ${name}, no new game begins between you two.`}
      </p>
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
    </div>
  );
}
