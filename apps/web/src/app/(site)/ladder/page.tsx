import { dateTag } from '@astris/messages';
import { buttonClass, EmptyState } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ladderHref } from '@/ladder/address';
import { AsData } from '@/ladder/as-data';
import { Distribution } from '@/ladder/distribution';
import { HowItWorks } from '@/ladder/how-it-works';
import { LadderControls } from '@/ladder/ladder-controls';
import { LadderTable } from '@/ladder/ladder-table';
import { Pages } from '@/ladder/pages';
import { WhereYouStand } from '@/ladder/where-you-stand';
import { api } from '@/server/api';
import { orNotFound } from '@/server/not-found';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { countParam, textParam } from '@/site/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ladder');
  return { title: t('title') };
}

const DAY_MS = 86_400_000;
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

export default async function LadderPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const search = textParam(params.player).trim().slice(0, 40);
  const page = search ? 1 : countParam(params.page, 1);
  const caller = await api();
  const seasons = await caller.ladder.seasons();
  const season = countParam(params.season, undefined) ?? seasons.find(({ current }) => current)?.number;
  const user = await viewer();
  const [table, mine, steps] = await orNotFound(
    Promise.all([
      search
        ? caller.ladder.search({ season, name: search }).then((rows) => ({ rows, pages: 1, ranked: null }))
        : caller.ladder.top({ season, page }),
      user && !user.isGuest ? caller.ladder.mine({ season }) : null,
      caller.ladder.distribution({ season }),
    ]),
  );
  if (page > table.pages) redirect(ladderHref(season, table.pages));
  const dates = seasons.find(({ number }) => number === season);
  const daysLeft = dates?.current ? Math.ceil((dates.endsAt.getTime() - Date.now()) / DAY_MS) : null;
  const t = await getTranslations('ladder');
  const day = new Intl.DateTimeFormat(dateTag(await getLocale()), DAY);
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={
          dates &&
          [
            t('season', { number: String(dates.number) }),
            daysLeft === null ? t('ended', { date: day.format(dates.endsAt) }) : t('daysLeft', { days: daysLeft }),
            ...(table.ranked === null ? [] : [t('rankedPlayers', { players: table.ranked })]),
          ].join(' · ')
        }
        actions={<LadderControls seasons={seasons} season={season} search={search} />}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <section aria-label={t('table')} className="min-w-0">
          {table.rows.length > 0 ? (
            <>
              <LadderTable rows={table.rows} mine={search ? null : (mine?.row ?? null)} />
              <Pages page={page} pages={table.pages} season={season} />
            </>
          ) : (
            <div className="as-panel">
              {search ? (
                <EmptyState title={t('notFound', { name: search })} icon="search">
                  {t('notFoundText')}
                </EmptyState>
              ) : (
                <EmptyState
                  title={t('nobodyRanked')}
                  icon="trophy"
                  actions={
                    <Link className={buttonClass({ variant: 'primary' })} href="/play">
                      {t('playRatedGame')}
                    </Link>
                  }
                >
                  {t('nobodyRankedText')}
                </EmptyState>
              )}
            </div>
          )}
        </section>
        <aside className="flex flex-col gap-6 text-sm leading-[21px] text-fg-2">
          <WhereYouStand mine={mine} running={daysLeft !== null} />
          <Distribution steps={steps} own={mine?.row?.rank ? mine.row.rating : null} />
          <HowItWorks />
          <AsData season={season} />
        </aside>
      </div>
    </>
  );
}
