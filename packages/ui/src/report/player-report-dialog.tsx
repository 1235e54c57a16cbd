'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '../primitives';
import { type PlayerReportReason, REPORT_REASONS } from './reasons';
import { ReportDialog, type ReportDialogProps, type Reported } from './report-dialog';

/** The longest note that is taken, in characters. */
const LONGEST = 1_000;

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
  const t = useTranslations('report');
  const group = useId();
  const [reason, setReason] = useState<PlayerReportReason>('CHAT');
  return (
    <ReportDialog
      {...shown}
      title={t('player.title', { name })}
      description={t(inGame ? 'player.textInGame' : 'player.textLastGame', { name })}
      field={{ label: t('player.note'), hint: t('player.noteHint'), rows: 4, maxLength: LONGEST }}
      missing={reason === 'OTHER' ? t('player.missing') : undefined}
      send={(note) => send(reason, note)}
      sent={t('player.sent')}
      then={<Block name={name} block={block} />}
    >
      <fieldset>
        <legend className="as-field-label">{t('player.about')}</legend>
        {REPORT_REASONS.map((key) => (
          <label key={key}>
            <input type="radio" name={group} value={key} checked={reason === key} onChange={() => setReason(key)} />
            {t(`reasons.${key}`)}
          </label>
        ))}
      </fieldset>
    </ReportDialog>
  );
}

function Block({ name, block }: BlockProps) {
  const t = useTranslations('report.player');
  const [blocked, setBlocked] = useState<'no' | 'yes' | { refused: string }>('no');
  return (
    <div className="as-report-more">
      <p role="status">
        {blocked === 'yes'
          ? t('blocked', { name })
          : typeof blocked === 'object'
            ? blocked.refused
            : t('ifBlocked', { name })}
      </p>
      {blocked !== 'yes' && (
        <Button
          data-block-player=""
          onClick={async () => {
            const refused = await block();
            setBlocked(refused === null ? 'yes' : { refused });
          }}
        >
          {t('block', { name })}
        </Button>
      )}
    </div>
  );
}
