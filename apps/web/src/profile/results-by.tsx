import type { RouterOutputs } from '@astris/api';
import { useTranslations } from 'next-intl';

type Results = RouterOutputs['profile']['byName']['results'];
interface Line {
  wins: number;
  losses: number;
}

/** Rated results by deck, and by who had the first turn of the game. */
export function ResultsBy({ results }: { results: Results }) {
  const t = useTranslations('profile');
  const orders = [
    ['goingFirst', results.first],
    ['goingSecond', results.second],
  ] as const;
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <section aria-labelledby="by-deck" className="min-w-0">
        <h2 id="by-deck" className="mb-3">
          {t('byDeck')}
        </h2>
        <ul className="flex flex-col gap-3">
          {results.decks.map(({ deckName, ...line }) => (
            <Bar key={deckName} words={deckName} line={line} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="by-turn" className="min-w-0">
        <h2 id="by-turn" className="mb-3">
          {t('byTurnOrder')}
        </h2>
        <ul className="flex flex-col gap-3">
          {orders.map(([order, line]) => (
            <Bar key={order} words={t(order)} line={line} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Won and lost as a share, with a mark at the half. */
function Bar({ words, line: { wins, losses } }: { words: string; line: Line }) {
  const t = useTranslations('profile');
  const games = wins + losses;
  const share = games === 0 ? 0 : Math.round((100 * wins) / games);
  return (
    <li className="text-sm">
      <div className="flex items-baseline justify-between gap-4">
        <bdi className="min-w-0 truncate">{words}</bdi>
        <span className="whitespace-nowrap">
          {wins}–{losses}
          <span className="as-sr">{t('wonAndLostSpoken')}</span>
        </span>
      </div>
      <div className="relative mt-1.5 h-1.5 rounded-sm bg-line" aria-hidden="true">
        <i className="absolute inset-y-0 left-0 rounded-sm bg-fg-2" style={{ width: `${share}%` }} />
        <i className="absolute -inset-y-0.5 left-1/2 w-px bg-fg-3" />
      </div>
      <p className="mt-1 text-xs text-fg-3">{t('share', { games, share: String(share) })}</p>
    </li>
  );
}
