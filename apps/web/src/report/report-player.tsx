'use client';
import { Button, PlayerReportDialog, type PlayerReportDialogProps } from '@astris/ui';
import { useSession } from 'next-auth/react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPCClient } from '@/client/trpc';

export interface ReportedPlayer {
  userId: string;
  name: string;
  /** The game that it is about, and how many actions it had at that moment; without one, the last that the two played goes along. */
  match?: { id: string; number?: number };
}

/** The dialog in which this player is reported to the moderators. */
export function ReportPlayerDialog({
  player,
  ...shown
}: { player: ReportedPlayer } & Pick<PlayerReportDialogProps, 'open' | 'onOpenChange'>) {
  const api = useTRPCClient();
  const { errorSentence } = useRefusals();
  const { userId, name, match } = player;
  return (
    <PlayerReportDialog
      {...shown}
      name={name}
      inGame={match !== undefined}
      send={(reason, note) =>
        api.players.report
          .mutate({ userId, reason, note, ...(match && { matchId: match.id, number: match.number }) })
          .catch((error) => ({ refused: errorSentence(error) }))
      }
      block={() => api.players.block.mutate({ userId }).then(() => null, errorSentence)}
    />
  );
}

/** Opens it; for somebody who is signed in and not that player. */
export function ReportPlayerButton({ player }: { player: ReportedPlayer }) {
  const t = useTranslations('report');
  const { data } = useSession();
  const [open, setOpen] = useState(false);
  if (!data || data.user.id === player.userId) return null;
  return (
    <>
      <Button variant="quiet" icon="flag" size={28} data-report-player="" onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      <ReportPlayerDialog player={player} open={open} onOpenChange={setOpen} />
    </>
  );
}
