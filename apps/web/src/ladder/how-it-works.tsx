import { NEW_PLAYER, PAIR_LIMIT_PER_DAY, PROVISIONAL_RD, SEASON_RD, TITLES } from '@astris/rating';

/** What the numbers of the ladder mean, and its titles. */
export const HowItWorks = () => (
  <>
    <section aria-labelledby="how" className="border-t border-line pt-5">
      <h2 id="how" className="mb-2 font-ui text-md font-semibold text-fg">
        How it works
      </h2>
      <p>
        Glicko-2. The number is the rating, ± its deviation: the less is known, the wider. Everybody begins at{' '}
        {NEW_PLAYER.rating} ± {NEW_PLAYER.rd}; above {PROVISIONAL_RD} the rating is provisional, has a question mark,
        and neither rank nor title. A rating period lasts 7 days and the number is kept up to date within it.
      </p>
      <p className="mt-3">
        A season lasts 12 weeks. The next one begins with the rating that the last one left and a deviation of{' '}
        {SEASON_RD} at least. Nobody decays; a player away for four weeks is left out of the table until they return.
      </p>
      <p className="mt-3">
        The same pair counts at most {PAIR_LIMIT_PER_DAY} times a day, from midnight to midnight UTC. Guests and bots
        are never rated, and a void game counts for nobody.
      </p>
    </section>
    <section aria-labelledby="titles" className="border-t border-line pt-5">
      <h2 id="titles" className="mb-2 font-ui text-md font-semibold text-fg">
        Titles
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {TITLES.map(({ name, from }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt>{name}</dt>
            <dd>{Number.isFinite(from) ? `from ${from}` : 'below'}</dd>
          </div>
        ))}
      </dl>
    </section>
  </>
);
