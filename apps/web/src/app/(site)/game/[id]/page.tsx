import { Banner, buttonClass, Icon } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { ActsTable } from '@/game/acts-table';
import { Fairness } from '@/game/fairness';
import { GameTools } from '@/game/game-tools';
import { gameLog } from '@/game/log';
import { LogList } from '@/game/log-list';
import { PlayedOn } from '@/game/played-on';
import { Seats } from '@/game/seats';
import { lengthWords, RULES_CHANGED, ratedWords, reasonWords } from '@/game/words';
import { gamePreview } from '@/preview/game-preview';
import { gameById } from '@/server/reads';
import { matchHref, replayHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { Ago } from '@/site/time';

export async function generateMetadata({ params }: PageProps<{ id: string }>): Promise<Metadata> {
  const { title, lines } = await gamePreview((await params).id);
  return { title, description: lines.join(', ') };
}

export default async function GamePage({ params }: PageProps<{ id: string }>) {
  const { id } = await params;
  const game = await gameById(id);
  const names = game.seats.map(({ name }) => name);
  if (!game.revealed) {
    return (
      <PageTitle
        title={names.join(' and ')}
        lead="This game is still being played."
        actions={
          <Link className={buttonClass({ variant: 'primary' })} href={matchHref(id)}>
            Go to the table
          </Link>
        }
      />
    );
  }
  const winner = game.winnerSeat === null ? undefined : names[game.winnerSeat];
  const lines = await gameLog(id, names);
  return (
    <>
      <PageTitle
        title={names.join(' and ')}
        lead={
          <>
            {winner ? `${winner} won ${reasonWords(game)}` : reasonWords(game)} · {ratedWords(game)}
            {lengthWords(game) && ` · ${lengthWords(game)}`}
            {game.endedAt && (
              <>
                {' · '}
                <Ago at={game.endedAt} />
              </>
            )}
            {game.playedOn && (
              <>
                {' · '}
                <PlayedOn game={game} />
              </>
            )}
          </>
        }
        actions={
          <Link className={buttonClass({ variant: 'primary' })} href={replayHref(id)} prefetch={false}>
            <Icon name="play" size={14} />
            Step through it
          </Link>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="flex min-w-0 flex-col gap-8">
          {game.reason === 'rulesChanged' && <Banner title="This game is void">{RULES_CHANGED}</Banner>}
          <Seats game={game} />
          {game.acts.length > 0 && (
            <section aria-labelledby="acts">
              <h2 id="acts" className="mb-3">
                Acts
              </h2>
              <ActsTable game={game} />
            </section>
          )}
          <section aria-labelledby="log">
            <h2 id="log" className="mb-3">
              Log
            </h2>
            <LogList lines={lines} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-4">
          <Fairness seed={game.revealed.seed} commitment={game.commitment} />
          <GameTools matchId={id} actions={game.actions} />
        </div>
      </div>
    </>
  );
}
