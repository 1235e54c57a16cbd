'use client';
import { toast } from '@astris/ui';
import { type ReplayCommands, ReplayTable } from '@astris/ui/replay';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { addressOf } from './address';
import { checkOf, linesOf, marksOf, modelAt, type Played } from './model';
import { PlayOn } from './play-on';
import { useMoment } from './use-moment';

export interface ViewerProps {
  played: Played;
  /** The seat of whoever looks, if they played. */
  seat: number | null;
}

/** A finished game, step by step. */
export function Viewer({ played, seat }: ViewerProps) {
  const t = useTranslations('replayPage');
  const { steps } = played.timeline;
  const { at, shown, go, show } = useMoment(steps, played.file.seats.length);
  const [asking, ask] = useState(false);
  const marks = useMemo(() => marksOf(played, t), [played, t]);
  const check = useMemo(() => checkOf(played), [played]);
  const lines = useMemo(() => linesOf(played, shown), [played, shown]);
  const model = useMemo(
    () => modelAt(played, { lines, marks, check }, at, shown, seat ?? 0),
    [played, lines, marks, check, at, shown, seat],
  );
  const commands: ReplayCommands = useMemo(
    () => ({
      go,
      show,
      copyLink: () => copy(addressOf(location.href, { at, shown }), t('linkCopied'), t('copyRefused')),
      playOn: () => ask(true),
    }),
    [go, show, at, shown, t],
  );
  return (
    <>
      <ReplayTable model={model} commands={commands} />
      <PlayOn open={asking} onClose={() => ask(false)} file={played.file} at={at} seat={seat} />
    </>
  );
}

async function copy(address: string, copied: string, refused: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast.success(copied);
  } catch {
    toast.error(refused);
  }
}
