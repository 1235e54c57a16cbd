'use client';
import type { RouterOutputs } from '@astris/api';
import { Button, buttonClass, Spinner } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTRPC } from '@/client/trpc';
import { matchHref } from '@/site/links';
import { CopyLink } from './copy-link';
import { RatedTag } from './rated-tag';
import { useTellRefusal } from './refusal';

export interface MyGame {
  matchId: string;
  kind: RouterOutputs['lobby']['mine'][number]['kind'];
  state: string;
  rated: boolean;
  challengeKey: string | null;
  deckName: string;
  opponent: string | null;
  /** The friend whom a challenge is for. */
  challenged: string | null;
}

/** How the parts of a line about a game look. */
const PARTS = {
  strong: (words: ReactNode) => <bdi className="font-semibold">{words}</bdi>,
  quiet: (words: ReactNode) => <span className="text-fg-2">{words}</span>,
  name: (words: ReactNode) => <bdi>{words}</bdi>,
};

/** One's own tables that wait, and games to return to. */
export function MyGames({ games, onChanged }: { games: readonly MyGame[]; onChanged: () => void }) {
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="mb-3">
        {useTranslations('lobby')('yourGames')}
      </h2>
      <ul className="as-panel divide-y divide-line">
        {games.map((game) => (
          <li key={game.matchId} className="px-4 py-3">
            {game.state === 'OPEN' ? <Waiting game={game} onChanged={onChanged} /> : <Live game={game} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({ game, onChanged }: { game: MyGame; onChanged: () => void }) {
  const t = useTranslations('lobby');
  const friends = useTranslations('friends.challenge');
  const tellRefusal = useTellRefusal();
  const trpc = useTRPC();
  const cancel = useMutation(trpc.lobby.cancel.mutationOptions({ onSettled: onChanged, onError: tellRefusal }));
  const { challenged: friend } = game;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 break-words">
          {friend === null
            ? t.rich('waitingGame', { kind: game.kind, deck: game.deckName, ...PARTS })
            : friends.rich('waitingGame', { friend, deck: game.deckName, ...PARTS })}
          <span className="block">
            <Spinner
              label={
                friend === null
                  ? t(game.kind === 'CHALLENGE' ? 'waitingForFriend' : 'waitingForOpponent')
                  : friends('waiting', { friend })
              }
            />
          </span>
        </span>
        <RatedTag rated={game.rated} />
        <Button disabled={cancel.isPending} onClick={() => cancel.mutate({ matchId: game.matchId })}>
          {t('cancel')}
        </Button>
      </div>
      {game.challengeKey && <CopyLink challengeKey={game.challengeKey} />}
    </div>
  );
}

function Live({ game }: { game: MyGame }) {
  const t = useTranslations('lobby');
  const opponent = game.opponent ?? t('somebodyWhoLeft');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 flex-1 break-words">
        {t.rich('liveGame', { opponent, deck: game.deckName, ...PARTS })}
      </span>
      <RatedTag rated={game.rated} />
      <Link className={buttonClass()} href={matchHref(game.matchId)}>
        {t.rich('return', { opponent, hidden: (words) => <span className="as-sr">{words}</span> })}
      </Link>
    </div>
  );
}
