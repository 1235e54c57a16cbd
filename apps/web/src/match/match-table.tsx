'use client';
import { plain } from '@astris/engine/messages';
import type { MatchId, ProtocolRefusal } from '@astris/protocol';
import { Button, buttonClass, DialogTheme, ErrorState, Spinner } from '@astris/ui';
import { Table } from '@astris/ui/table';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useSession } from 'next-auth/react';
import { useEffect, useState } from 'react';
import { useFoundAtTable } from '@/queue/use-go-to-game';
import { ReportPlayerDialog } from '@/report/report-player';
import { gameHref, matchHref } from '@/site/links';
import { useSounds } from '@/sound/use-sounds';
import { protocolSentence } from './sentences';
import { useMatch } from './use-match';

/** The match is there to read, and its table can’t be shown any more. */
const ENDED: ReadonlySet<ProtocolRefusal> = new Set<ProtocolRefusal>(['rulesChanged', 'otherVersion']);

/** The table of one match, played or watched. */
export function MatchTable({ match, url }: { match: MatchId; url: string }) {
  const { state, model, commands, opponent } = useMatch(match, url);
  const { data: session } = useSession();
  const [reporting, setReporting] = useState(false);
  const router = useRouter();
  useFoundAtTable(match);
  useSounds(model);
  useEffect(() => {
    if (state.rematch) router.push(matchHref(state.rematch));
  }, [state.rematch, router]);
  if (state.closed === 'otherBuild') {
    return (
      <main className="as-wrap grid min-h-dvh place-items-center">
        <ErrorState
          title="Astris was updated"
          actions={
            <Button variant="primary" onClick={() => window.location.reload()}>
              Load the page again
            </Button>
          }
        >
          {plain(protocolSentence(state.closed))}
        </ErrorState>
      </main>
    );
  }
  if (state.closed === 'signedOut' || state.closed === 'suspended') {
    return (
      <main className="as-wrap grid min-h-dvh place-items-center">
        <ErrorState
          title={state.closed === 'suspended' ? 'Account suspended' : 'You were signed out'}
          actions={
            <Link
              className={buttonClass({ variant: 'primary' })}
              href={state.closed === 'suspended' ? '/notices' : '/signin'}
            >
              {state.closed === 'suspended' ? 'Read why' : 'Sign in'}
            </Link>
          }
        >
          {plain(protocolSentence(state.closed))}
        </ErrorState>
      </main>
    );
  }
  if (state.closed && (!model || ENDED.has(state.closed))) {
    const ended = ENDED.has(state.closed);
    return (
      <main className="as-wrap grid min-h-dvh place-items-center">
        <ErrorState
          title={ended ? 'This game is over' : 'This table can’t be joined'}
          actions={
            ended ? (
              <>
                <Link className={buttonClass({})} href={gameHref(match)}>
                  Read the log
                </Link>
                <Link className={buttonClass({ variant: 'primary' })} href="/play">
                  Play
                </Link>
              </>
            ) : (
              <Link className={buttonClass({})} href="/watch">
                Games to watch
              </Link>
            )
          }
        >
          {plain(protocolSentence(state.closed))}
        </ErrorState>
      </main>
    );
  }
  if (!model || !commands) {
    return (
      <main className="grid min-h-dvh place-items-center" data-joining="">
        <Spinner label="Joining the table" />
        {state.notice && <p role="status">{plain(state.notice)}</p>}
      </main>
    );
  }
  const reported = session && opponent?.userId ? { userId: opponent.userId, name: opponent.name } : null;
  return (
    <>
      <Table
        model={model}
        commands={
          reported ? { ...commands, reportPlayer: { name: reported.name, open: () => setReporting(true) } } : commands
        }
      />
      {reported && (
        <DialogTheme value="dark">
          <ReportPlayerDialog
            player={{ ...reported, match: { id: match, number: Math.max(0, state.version) } }}
            open={reporting}
            onOpenChange={setReporting}
          />
        </DialogTheme>
      )}
    </>
  );
}
