'use client';
import type { Act } from '@astris/engine';
import type { MatchId, SeatInfo } from '@astris/protocol';
import type { TableCommands, TableModel } from '@astris/ui/table';
import { useSession } from 'next-auth/react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPCClient } from '@/client/trpc';
import { useReport } from '@/report/use-report';
import { MatchConnection } from './connection';
import { Foreteller } from './foreteller';
import { useMatchWords } from './sentences';
import { EMPTY, type MatchState } from './state';
import { modelOf, opponentOf } from './table-model';

export interface Match {
  state: MatchState;
  /** Null until the table was joined. */
  model: TableModel | null;
  commands: TableCommands | null;
  /** Who sits opposite; undefined for who watches. */
  opponent: SeatInfo | undefined;
}

const NOTHING = { subscribe: () => () => undefined, snapshot: () => EMPTY };

/** One that ends with the component. */
function useForeteller(): Foreteller {
  const [foreteller] = useState(() => new Foreteller());
  useEffect(() => () => foreteller.close(), [foreteller]);
  return foreteller;
}

/** Follows a match over the socket, as the player who is signed in or as somebody who watches. */
export function useMatch(match: MatchId, url: string): Match {
  const api = useTRPCClient();
  const { errorSentence } = useRefusals();
  const { status } = useSession();
  const signedIn = useRef(false);
  const said = useMatchWords();
  const words = useRef(said);
  words.current = said;
  signedIn.current = status === 'authenticated';
  const [connection, setConnection] = useState<MatchConnection | null>(null);
  const ready = status !== 'loading';
  useEffect(() => {
    if (!ready) return;
    const opened = new MatchConnection({
      match,
      url,
      ticket: () => (signedIn.current ? api.account.ticket.mutate() : api.account.spectatorTicket.mutate()),
      words: () => words.current,
    });
    setConnection(opened);
    opened.open();
    return () => opened.close();
  }, [api, match, url, ready]);

  const foreteller = useForeteller();
  const source = connection ?? NOTHING;
  const state = useSyncExternalStore(source.subscribe, source.snapshot, NOTHING.snapshot);
  const model = useMemo(() => modelOf(state), [state]);
  const report = useReport(match);
  const commands = useMemo(
    () =>
      connection && {
        answer: connection.answer,
        whyNot: connection.whyNot,
        concede: connection.concede,
        foretell: (act: Act) => foreteller.foretell(connection.snapshot(), act),
        rematch: connection.rematch,
        setWindows: connection.setWindows,
        dismissNotice: connection.dismissNotice,
        chat: {
          say: connection.chat.say,
          mute: async (muted: boolean) => {
            const userId = opponentOf(connection.snapshot())?.userId;
            if (!userId) return;
            await (muted ? api.players.mute : api.players.unmute).mutate({ userId }).then(
              () => connection.chat.read(),
              (error) => connection.chat.notice(errorSentence(error)),
            );
          },
        },
        report: (comment: string) => report(Math.max(0, connection.snapshot().version), comment),
      },
    [api, connection, foreteller, report, errorSentence],
  );
  return { state, model, commands, opponent: opponentOf(state) };
}
