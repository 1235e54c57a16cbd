'use client';
import { Icon } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { signInAsGuest } from '@/account/sign-in';
import { errorSentence, reasonSentence } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { matchHref } from '@/site/links';

export interface PlayBotEntryProps {
  signedIn: boolean;
  /** Starter decks: the player's, and the bot's. */
  deck: string;
  botDeck: string;
}

/** From a first visit to the table by one press: a guest, a starter deck, a bot. */
export function PlayBotEntry({ signedIn, deck, botDeck }: PlayBotEntryProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const bot = useMutation(trpc.lobby.bot.mutationOptions());

  async function play() {
    setBusy(true);
    setRefusal(null);
    try {
      const refused = signedIn ? null : await signInAsGuest();
      if (refused) throw new Error(reasonSentence(refused));
      const { matchId } = await bot.mutateAsync({ deck: { starter: deck }, botDeck: { starter: botDeck } });
      router.push(matchHref(matchId));
      router.refresh();
    } catch (error) {
      setRefusal(error instanceof Error && error.name === 'Error' ? error.message : errorSentence(error));
      setBusy(false);
    }
  }

  return (
    <button type="button" className="entry is-primary" onClick={play} disabled={busy}>
      <span className="entry-title">
        <Icon name="bot" size={20} />
        Play a bot now
      </span>
      <span className="entry-text">
        {busy
          ? 'Laying the table …'
          : signedIn
            ? 'A starter deck is ready; you are at the table at once.'
            : 'No account. A starter deck is ready; you are at the table at once.'}
      </span>
      {refusal && (
        <span role="alert" className="entry-text font-semibold">
          {refusal}
        </span>
      )}
    </button>
  );
}
