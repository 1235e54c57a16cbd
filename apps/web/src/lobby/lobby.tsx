'use client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTRPC } from '@/client/trpc';
import { ReceivedChallenges } from '@/friends/received-challenges';
import { useToldEnded } from '@/friends/use-told-ended';
import { matchHref } from '@/site/links';
import { type DeckOption, deckChoice } from './deck-options';
import { MyGames } from './my-games';
import { OpenTables } from './open-tables';
import { useTellRefusal } from './refusal';
import { StartPanel } from './start-panel';
import { useGoWhenJoined, useLobby } from './use-lobby';
import { VisitorPanel } from './visitor-panel';

export interface LobbyProps {
  decks: readonly DeckOption[];
  who: 'visitor' | 'guest' | 'member';
  /** Address of the game service. */
  gameUrl: string;
  /** A seed that an end-to-end test sets. */
  testSeed?: string;
}

/** The lobby: the games one is in, the open tables, and ways to begin a game. */
export function Lobby({ decks, who, gameUrl, testSeed }: LobbyProps) {
  const tellRefusal = useTellRefusal();
  const trpc = useTRPC();
  const router = useRouter();
  const { tables, mine } = useLobby(who !== 'visitor');
  const [deck, setDeck] = useState(() => decks.find(({ legal }) => legal)?.value ?? '');
  const join = useMutation(
    trpc.lobby.join.mutationOptions({
      onSuccess: ({ matchId }) => router.push(matchHref(matchId)),
      onError: tellRefusal,
    }),
  );
  useGoWhenJoined(mine.data);
  useToldEnded(mine.data);
  const refresh = () => Promise.all([tables.refetch(), mine.refetch()]);
  const seat = (matchId: string) =>
    who === 'visitor' ? router.push('/signin?next=/play') : join.mutate({ matchId, deck: deckChoice(deck) });

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="flex min-w-0 flex-col gap-8">
        {who === 'member' && <ReceivedChallenges deck={deckChoice(deck)} />}
        {mine.data && mine.data.length > 0 && <MyGames games={mine.data} onChanged={refresh} />}
        {who === 'visitor' ? (
          <VisitorPanel />
        ) : (
          <StartPanel
            decks={decks}
            deck={deck}
            onDeck={setDeck}
            isGuest={who === 'guest'}
            waiting={mine.data?.some(({ kind, state }) => kind === 'TABLE' && state === 'OPEN') ?? false}
            gameUrl={gameUrl}
            testSeed={testSeed}
            onChanged={refresh}
          />
        )}
      </div>
      <OpenTables
        tables={tables.data}
        failed={tables.isError}
        onRetry={refresh}
        onJoin={seat}
        joining={join.isPending || join.isSuccess}
        isGuest={who === 'guest'}
      />
    </div>
  );
}
