import { STARTER_DECKS } from '@astris/cards';
import { Banner, buttonClass } from '@astris/ui';
import Link from 'next/link';
import { Entries, FirstSteps } from '@/home/entries';
import { Fan } from '@/home/fan';
import { Promises } from '@/home/promises';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import { matchHref } from '@/site/links';
import { LiveList } from '@/watch/live-list';

const SHOWN_GAMES = 4;

export default async function HomePage() {
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
    <>
      {unfinished && (
        <div className="pt-6">
          <Banner
            icon="swords"
            title={`Your game against ${unfinished.opponent ?? 'your opponent'} goes on`}
            action={
              <Link className={buttonClass()} href={matchHref(unfinished.matchId)}>
                Return
              </Link>
            }
          />
        </div>
      )}
      <div className="hero">
        <div>
          <h1>Play the story you brought.</h1>
          <p className="hero-lead">
            Astris is a card game for two, in two or three Acts. Bind a Character to a Storyline, carry it through three
            Chapters, and do it before your opponent makes them fall.
          </p>
          <FirstSteps />
        </div>
        <Fan />
      </div>
      <Entries bot={bot} waiting={tables.filter(({ mine: own }) => !own).length} />
      <div className="mt-6 grid gap-5 lg:grid-cols-[1.25fr_1fr]">
        <section className="as-panel px-5 pt-4 pb-2" aria-labelledby="live">
          <div className="flex items-baseline justify-between gap-4 pb-2">
            <h2 id="live" className="font-ui text-md font-semibold">
              On now
            </h2>
            {live.length > SHOWN_GAMES && (
              <Link className="as-card-link text-sm" href="/watch">
                All {live.length} games
              </Link>
            )}
          </div>
          {live.length > 0 ? (
            <LiveList games={live.slice(0, SHOWN_GAMES)} />
          ) : (
            <p className="border-t border-line py-4 text-fg-2">
              Nobody plays in public now. Games of the lobby appear here as they begin.
            </p>
          )}
        </section>
        <Promises />
      </div>
    </>
  );
}
