'use client';
import { type BotId, ROSTER } from '@astris/bots/roster';
import { Icon } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { signInAsGuest } from '@/account/sign-in';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { matchHref } from '@/site/links';

export interface PlayBotEntryProps {
  signedIn: boolean;
  /** Starter decks: the player's, and the bot's. */
  deck: string;
  botDeck: string;
}

/** From a first visit to the table by one press on either bot: a guest, a starter deck, a game. */
export function PlayBotEntry({ signedIn, deck, botDeck }: PlayBotEntryProps) {
  const t = useTranslations('home');
  const site = useTranslations('site');
  const trpc = useTRPC();
  const { errorSentence, reasonSentence } = useRefusals();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = useMutation(trpc.lobby.bot.mutationOptions());

  async function play(bot: BotId) {
    setBusy(true);
    setRefusal(null);
    try {
      const refused = signedIn ? null : await signInAsGuest();
      if (refused) throw new Error(reasonSentence(refused));
      const { matchId } = await begin.mutateAsync({ bot, deck: { starter: deck }, botDeck: { starter: botDeck } });
      router.push(matchHref(matchId));
      router.refresh();
    } catch (error) {
      setRefusal(error instanceof Error && error.name === 'Error' ? error.message : errorSentence(error));
      setBusy(false);
    }
  }

  return (
    <section className="entry" aria-labelledby="play-bot">
      <h2 id="play-bot" className="entry-title">
        <Icon name="bot" size={20} />
        {t('playBot')}
      </h2>
      <p className="entry-text">{busy ? t('layingTable') : signedIn ? t('deckReady') : t('deckReadyNoAccount')}</p>
      <div className="entry-bots">
        {ROSTER.map(({ id, name }) => (
          <button key={id} type="button" onClick={() => play(id)} disabled={busy} data-bot={id}>
            <b translate="no">{name}</b>
            <small>{site(`bots.${id}`)}</small>
          </button>
        ))}
      </div>
      {refusal && (
        <p role="alert" className="entry-text font-semibold">
          {refusal}
        </p>
      )}
    </section>
  );
}
