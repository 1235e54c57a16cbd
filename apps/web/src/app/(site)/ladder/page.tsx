import { buttonClass, EmptyState } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
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

export const metadata: Metadata = { title: 'Ladder' };

const DAY_MS = 86_400_000;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const daysWords = (days: number): string => (days === 1 ? 'last day' : `${days} days left`);

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
  return (
    <>
      <PageTitle
        title="Ladder"
        lead={
          dates &&
          [
            `Season ${dates.number}`,
            daysLeft === null ? `ended ${day.format(dates.endsAt)}` : daysWords(daysLeft),
            ...(table.ranked === null ? [] : [`${table.ranked} ranked ${table.ranked === 1 ? 'player' : 'players'}`]),
          ].join(' · ')
        }
        actions={<LadderControls seasons={seasons} season={season} search={search} />}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <section aria-label="Table" className="min-w-0">
          {table.rows.length > 0 ? (
            <>
              <LadderTable rows={table.rows} mine={search ? null : (mine?.row ?? null)} />
              <Pages page={page} pages={table.pages} season={season} />
            </>
          ) : (
            <div className="as-panel">
              {search ? (
                <EmptyState title={`Nobody called “${search}” is on this ladder`} icon="search">
                  Players with a rated game in this season are listed, but nobody who has been away for four weeks.
                </EmptyState>
              ) : (
                <EmptyState
                  title="Nobody is ranked yet"
                  icon="trophy"
                  actions={
                    <Link className={buttonClass({ variant: 'primary' })} href="/play">
                      Play a rated game
                    </Link>
                  }
                >
                  The first rated game of the season puts both its players here.
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
