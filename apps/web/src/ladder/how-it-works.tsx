import { buttonClass } from '@astris/ui';
import Link from 'next/link';
import type { LadderRow } from './ladder-table';

/** Where one stands, and what the numbers mean. */
export const HowItWorks = ({ mine, signedIn }: { mine: LadderRow | null; signedIn: boolean }) => (
  <aside className="flex flex-col gap-6 text-sm leading-[21px] text-fg-2">
    <section aria-labelledby="stand">
      <h2 id="stand" className="mb-2 font-ui text-md font-semibold text-fg">
        Where you stand
      </h2>
      {mine ? (
        <p>
          Rank {mine.rank} with {Math.round(mine.rating)} ± {Math.round(mine.rd)}, {mine.wins} won and {mine.losses}{' '}
          lost.
        </p>
      ) : signedIn ? (
        <p>Not listed yet: play a rated game.</p>
      ) : (
        <p>
          <Link className="as-card-link" href="/signup?next=/ladder">
            Make an account
          </Link>{' '}
          to be rated.
        </p>
      )}
      <Link className={buttonClass({ className: 'mt-3' })} href="/play">
        Play rated
      </Link>
    </section>
    <section aria-labelledby="how" className="border-t border-line pt-5">
      <h2 id="how" className="mb-2 font-ui text-md font-semibold text-fg">
        How it works
      </h2>
      <p>
        Glicko-2. The number is the rating, ± its deviation: the less is known, the wider. Everybody begins at 1500 ±
        350; above 110 the rating is provisional and has a question mark. A rating period lasts 7 days and the number is
        kept up to date within it; a season lasts 12 weeks. Nobody decays; a player away for four weeks is left out of
        the table until they return. The same pair counts three times a day. Guests and bots are never rated.
      </p>
    </section>
  </aside>
);
