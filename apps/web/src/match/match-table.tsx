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
import { protocolSentence, useMatchWords } from './sentences';
import { useMatch } from './use-match';

/** The match is there to read, and its table can’t be shown any more. */
const ENDED: ReadonlySet<ProtocolRefusal> = new Set<ProtocolRefusal>(['rulesChanged', 'otherVersion']);

/** The table of one match, played or watched. */
export function MatchTable({ match, url }: { match: MatchId; url: string }) {
  const { state, model, commands, opponent } = useMatch(match, url);
  const { data: session } = useSession();
  const [reporting, setReporting] = useState(false);
  const words = useMatchWords();
  const { match: t } = words;
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
          title={t('updated')}
          actions={
            <Button variant="primary" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
          }
        >
          {plain(protocolSentence(words, state.closed))}
        </ErrorState>
      </main>
    );
  }
  if (state.closed === 'signedOut' || state.closed === 'suspended') {
    return (
      <main className="as-wrap grid min-h-dvh place-items-center">
        <ErrorState
          title={t(state.closed === 'suspended' ? 'suspended' : 'signedOut')}
          actions={
            <Link
              className={buttonClass({ variant: 'primary' })}
              href={state.closed === 'suspended' ? '/notices' : '/signin'}
            >
              {t(state.closed === 'suspended' ? 'readWhy' : 'signIn')}
            </Link>
          }
        >
          {plain(protocolSentence(words, state.closed))}
        </ErrorState>
      </main>
    );
  }
  if (state.closed && (!model || ENDED.has(state.closed))) {
    const ended = ENDED.has(state.closed);
    return (
      <main className="as-wrap grid min-h-dvh place-items-center">
        <ErrorState
          title={t(ended ? 'over' : 'notJoinable')}
          actions={
            ended ? (
              <>
                <Link className={buttonClass({})} href={gameHref(match)}>
                  {t('readLog')}
                </Link>
                <Link className={buttonClass({ variant: 'primary' })} href="/play">
                  {t('play')}
                </Link>
              </>
            ) : (
              <Link className={buttonClass({})} href="/watch">
                {t('toWatch')}
              </Link>
            )
          }
        >
          {plain(protocolSentence(words, state.closed))}
        </ErrorState>
      </main>
    );
  }
  if (!model || !commands) {
    return (
      <main className="grid min-h-dvh place-items-center" data-joining="">
        <Spinner label={t('joining')} />
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
