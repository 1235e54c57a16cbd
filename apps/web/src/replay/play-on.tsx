'use client';
import type { BotId } from '@astris/bots/roster';
import type { ReplayFile } from '@astris/replay';
import { Button, Dialog, DialogTheme } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useSession } from 'next-auth/react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { signInAsGuest } from '@/account/sign-in';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { BotChoice } from '@/lobby/bot-choice';
import { matchHref } from '@/site/links';

export interface PlayOnProps {
  file: ReplayFile;
  /** The step from which the new game goes on. */
  at: number;
  /** The seat of whoever asks, if they played. */
  seat: number | null;
  open: boolean;
  onClose: () => void;
}

/** A new game from a step of a finished one, against a bot: which seat one takes, which bot the other, and what that means. */
export function PlayOn({ file, at, seat, open, onClose }: PlayOnProps) {
  const t = useTranslations('replayPage.playOn');
  const trpc = useTRPC();
  const { errorSentence, reasonSentence } = useRefusals();
  const router = useRouter();
  const { status } = useSession();
  const [taken, take] = useState<0 | 1>(seat === 1 ? 1 : 0);
  const [bot, setBot] = useState<BotId>('recruit');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const playOn = useMutation(trpc.lobby.playOn.mutationOptions());

  async function begin() {
    setBusy(true);
    setRefusal(null);
    try {
      const refused = status === 'authenticated' ? null : await signInAsGuest();
      if (refused) throw new Error(reasonSentence(refused));
      const { matchId } = await playOn.mutateAsync({ matchId: file.matchId, at, seat: taken, bot });
      router.push(matchHref(matchId));
    } catch (error) {
      setRefusal(error instanceof Error && error.name === 'Error' ? error.message : errorSentence(error));
      setBusy(false);
    }
  }

  return (
    <DialogTheme value="dark">
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={t('title', { at: String(at) })}
        description={t('about')}
        actions={
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" icon="play" onClick={begin} disabled={busy} data-play-on-begin="">
              {t(busy ? 'laying' : 'begin')}
            </Button>
          </>
        }
      >
        <fieldset className="ar-seats">
          <legend>{t('seatOf')}</legend>
          {file.seats.map(({ name, deckName }, index) => (
            <label key={index === 0 ? 'first' : 'second'}>
              <input
                type="radio"
                name="seat"
                checked={taken === index}
                onChange={() => take(index === 1 ? 1 : 0)}
                data-take-seat={index}
              />
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>
                  <bdi>{deckName}</bdi>
                </small>
              </span>
            </label>
          ))}
        </fieldset>
        <BotChoice value={bot} onChange={setBot} />
        {refusal && (
          <p role="alert" className="mt-3 text-sm text-danger">
            {refusal}
          </p>
        )}
      </Dialog>
    </DialogTheme>
  );
}
