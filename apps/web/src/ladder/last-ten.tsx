import { useTranslations } from 'next-intl';

/** The last games, oldest first: a full bar is won, a barred one lost. */
export function LastTen({ games }: { games: readonly ('won' | 'lost')[] }) {
  const t = useTranslations('ladder');
  const ordered = games.map((result, index) => ({ result, at: games.length - index })).reverse();
  const won = games.filter((result) => result === 'won').length;
  return (
    <span
      className="last-ten"
      role="img"
      aria-label={t('wonOfLast', { won: String(won), games: String(games.length) })}
    >
      {ordered.map(({ result, at }) => (
        <i key={at} className={result === 'won' ? 'is-won' : undefined} />
      ))}
    </span>
  );
}
