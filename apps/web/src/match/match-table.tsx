'use client';
import { plain } from '@astris/engine/messages';
import type { MatchId } from '@astris/protocol';
import { buttonClass, ErrorState, Spinner } from '@astris/ui';
import { Table } from '@astris/ui/table';
import Link from 'next/link';
import { protocolSentence } from './sentences';
import { useMatch } from './use-match';

/** The table of one match, played or watched. */
export function MatchTable({ match, url }: { match: MatchId; url: string }) {
  const { state, model, commands } = useMatch(match, url);
  if (state.closed && !model) {
    return (
      <main className="as-wrap grid min-h-dvh place-items-center">
        <ErrorState
          title="This table can’t be joined"
          actions={
            <Link className={buttonClass({})} href="/watch">
              Games to watch
            </Link>
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
      </main>
    );
  }
  return <Table model={model} commands={commands} />;
}
