'use client';
import type { RouterOutputs } from '@astris/api';
import { Button, buttonClass, Spinner, Tag } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useTRPC } from '@/client/trpc';
import { matchHref } from '@/site/links';
import { CopyLink } from './copy-link';
import { tellRefusal } from './refusal';

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

/** One's own tables that wait, and games to return to. */
export function MyGames({ games, onChanged }: { games: readonly MyGame[]; onChanged: () => void }) {
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="mb-3">
        Your games
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
  const t = useTranslations('friends.challenge');
  const trpc = useTRPC();
  const cancel = useMutation(trpc.lobby.cancel.mutationOptions({ onSettled: onChanged, onError: tellRefusal }));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 break-words">
          <b className="font-semibold">
            {game.challenged !== null
              ? t.rich('to', { friend: game.challenged, name: (friend) => <bdi>{friend}</bdi> })
              : game.kind === 'CHALLENGE'
                ? 'Challenge'
                : 'Your table'}
          </b>{' '}
          <span className="text-fg-2">
            with <bdi>{game.deckName}</bdi>
          </span>
          <span className="block">
            <Spinner
              label={
                game.challenged !== null
                  ? t('waiting', { friend: game.challenged })
                  : game.kind === 'CHALLENGE'
                    ? 'Waiting for your friend'
                    : 'Waiting for an opponent'
              }
            />
          </span>
        </span>
        <Tag icon={game.rated ? 'trophy' : undefined}>{game.rated ? 'Rated' : 'Casual'}</Tag>
        <Button disabled={cancel.isPending} onClick={() => cancel.mutate({ matchId: game.matchId })}>
          Cancel
        </Button>
      </div>
      {game.challengeKey && <CopyLink challengeKey={game.challengeKey} />}
    </div>
  );
}

const Live = ({ game }: { game: MyGame }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <span className="min-w-0 flex-1 break-words">
      Against <bdi className="font-semibold">{game.opponent ?? 'somebody who left'}</bdi>{' '}
      <span className="text-fg-2">
        with <bdi>{game.deckName}</bdi>
      </span>
    </span>
    <Tag icon={game.rated ? 'trophy' : undefined}>{game.rated ? 'Rated' : 'Casual'}</Tag>
    <Link className={buttonClass()} href={matchHref(game.matchId)}>
      Return
      <span className="as-sr"> to the game against {game.opponent}</span>
    </Link>
  </div>
);
