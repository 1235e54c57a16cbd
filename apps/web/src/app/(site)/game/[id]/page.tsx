import { Banner, buttonClass, Icon } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getFormatter, getTranslations } from 'next-intl/server';
import { ActsTable } from '@/game/acts-table';
import { Fairness } from '@/game/fairness';
import { GameTools } from '@/game/game-tools';
import { gameLog } from '@/game/log';
import { LogList } from '@/game/log-list';
import { PlayedOn } from '@/game/played-on';
import { Seats } from '@/game/seats';
import { endWords, lengthWords, ratedWords } from '@/game/words';
import { PageMessages } from '@/i18n/page-messages';
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
  const t = await getTranslations('game');
  const names = game.seats.map(({ name }) => name);
  const title = (await getFormatter()).list(names);
  if (!game.revealed) {
    return (
      <PageTitle
        title={title}
        lead={t('stillPlayed')}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} href={matchHref(id)}>
            {t('goToTable')}
          </Link>
        }
      />
    );
  }
  const lines = await gameLog(id, names);
  const length = lengthWords(t, game);
  return (
    <PageMessages of={['log', 'report']}>
      <PageTitle
        title={title}
        lead={
          <>
            {endWords(t, game)} · {ratedWords(t, game)}
            {length && ` · ${length}`}
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
            {t('stepThrough')}
          </Link>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="flex min-w-0 flex-col gap-8">
          {game.reason === 'rulesChanged' && <Banner title={t('void')}>{t('rulesChanged')}</Banner>}
          <Seats game={game} />
          {game.acts.length > 0 && (
            <section aria-labelledby="acts">
              <h2 id="acts" className="mb-3">
                {t('acts')}
              </h2>
              <ActsTable game={game} />
            </section>
          )}
          <section aria-labelledby="log">
            <h2 id="log" className="mb-3">
              {t('log')}
            </h2>
            <LogList lines={lines} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-4">
          <Fairness seed={game.revealed.seed} commitment={game.commitment} />
          <GameTools matchId={id} actions={game.actions} />
        </div>
      </div>
    </PageMessages>
  );
}
