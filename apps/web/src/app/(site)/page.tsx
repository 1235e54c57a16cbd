import { STARTER_DECKS } from '@astris/cards';
import { Banner, buttonClass } from '@astris/ui';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Entries, FirstSteps } from '@/home/entries';
import { Fan } from '@/home/fan';
import { Promises } from '@/home/promises';
import { PageMessages } from '@/i18n/page-messages';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import { matchHref } from '@/site/links';
import { LiveList } from '@/watch/live-list';

const SHOWN_GAMES = 4;

export default async function HomePage() {
  const t = await getTranslations('home');
  const caller = await api();
  const user = await viewer();
  const [live, tables, mine] = await Promise.all([
    caller.watch.list(),
    caller.lobby.tables(),
    user ? caller.lobby.mine() : [],
  ]);
  const unfinished = mine.find(({ state }) => state === 'LIVE');
  const [deck, other] = STARTER_DECKS;
  const bot = { signedIn: user !== null, deck: deck?.id ?? '', botDeck: other?.id ?? deck?.id ?? '' };
  return (
    <PageMessages of={['home']}>
      {unfinished && (
        <div className="pt-6">
          <Banner
            icon="swords"
            title={t('unfinished', { opponent: unfinished.opponent ?? t('yourOpponent') })}
            action={
              <Link className={buttonClass()} href={matchHref(unfinished.matchId)}>
                {t('return')}
              </Link>
            }
          />
        </div>
      )}
      <div className="hero">
        <div>
          <h1>{t('title')}</h1>
          <p className="hero-lead">{t('lead')}</p>
          <FirstSteps />
        </div>
        <Fan />
      </div>
      <Entries bot={bot} waiting={tables.filter(({ mine: own }) => !own).length} />
      <div className="mt-6 grid gap-5 lg:grid-cols-[1.25fr_1fr]">
        <section className="as-panel px-5 pt-4 pb-2" aria-labelledby="live">
          <div className="flex items-baseline justify-between gap-4 pb-2">
            <h2 id="live" className="font-ui text-md font-semibold">
              {t('onNow')}
            </h2>
            {live.length > SHOWN_GAMES && (
              <Link className="as-card-link text-sm" href="/watch">
                {t('allGames', { games: live.length })}
              </Link>
            )}
          </div>
          {live.length > 0 ? (
            <LiveList games={live.slice(0, SHOWN_GAMES)} />
          ) : (
            <p className="border-t border-line py-4 text-fg-2">{t('nobodyPlays')}</p>
          )}
        </section>
        <Promises />
      </div>
    </PageMessages>
  );
}
