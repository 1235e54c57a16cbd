'use client';
import type { BotId } from '@astris/bots/roster';
import { Button } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTRPC } from '@/client/trpc';
import { QueuePanel } from '@/queue/queue-panel';
import { matchHref } from '@/site/links';
import { BotChoice } from './bot-choice';
import { ChallengeMaker } from './challenge-maker';
import { botDeck, type DeckOption, deckChoice } from './deck-options';
import { DeckSelect } from './deck-select';
import { useTellRefusal } from './refusal';
import { Way } from './way';

export interface StartPanelProps {
  decks: readonly DeckOption[];
  deck: string;
  onDeck: (value: string) => void;
  isGuest: boolean;
  /** Has a table open already. */
  waiting: boolean;
  /** Address of the game service. */
  gameUrl: string;
  testSeed?: string;
  onChanged: () => void;
}

/** The deck, and four ways to begin: a queue, a table, a bot, a link. */
export function StartPanel({ decks, deck, onDeck, isGuest, waiting, gameUrl, testSeed, onChanged }: StartPanelProps) {
  const t = useTranslations('lobby');
  const tellRefusal = useTellRefusal();
  const trpc = useTRPC();
  const router = useRouter();
  const [rated, setRated] = useState(!isGuest);
  const [opponent, setOpponent] = useState<BotId>('recruit');
  const open = useMutation(trpc.lobby.open.mutationOptions({ onSuccess: onChanged, onError: tellRefusal }));
  const bot = useMutation(
    trpc.lobby.bot.mutationOptions({
      onSuccess: ({ matchId }) => router.push(matchHref(matchId)),
      onError: tellRefusal,
    }),
  );
  const choice = deckChoice(deck);
  const playBot = (id: BotId) => bot.mutate({ bot: id, deck: choice, botDeck: botDeck(decks, deck), testSeed });
  return (
    <section className="flex flex-col gap-4" aria-labelledby="start">
      <h2 id="start">{t('startGame')}</h2>
      <DeckSelect options={decks} value={deck} onChange={onDeck} hint={t('deckHint')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Way title={t('queue')}>
          <QueuePanel
            deck={choice}
            isGuest={isGuest}
            gameUrl={gameUrl}
            onCaptain={() => playBot('captain')}
            captainPending={bot.isPending || bot.isSuccess}
          />
        </Way>
        <Way title={t('bot')} text={t('botText')}>
          <BotChoice value={opponent} onChange={setOpponent} />
          <Button
            className="mt-auto"
            icon="bot"
            disabled={bot.isPending || bot.isSuccess}
            onClick={() => playBot(opponent)}
          >
            {t('playBot')}
          </Button>
        </Way>
        <Way title={t('table')} text={t('tableText')}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="check"
              checked={rated}
              disabled={isGuest}
              onChange={(event) => setRated(event.target.checked)}
            />
            {t('rated')}
          </label>
          {isGuest && (
            <p className="text-sm text-fg-2">
              {t.rich('keepToBeRated', {
                link: (words) => (
                  <Link className="as-card-link" href="/signup?next=/play">
                    {words}
                  </Link>
                ),
              })}
            </p>
          )}
          <Button
            className="mt-auto"
            disabled={open.isPending}
            refused={waiting ? t('tableOpenAlready') : undefined}
            onClick={() => open.mutate({ deck: choice, rated, testSeed })}
          >
            {t('openTable')}
          </Button>
        </Way>
        <ChallengeMaker deck={choice} testSeed={testSeed} onChanged={onChanged} />
      </div>
    </section>
  );
}
