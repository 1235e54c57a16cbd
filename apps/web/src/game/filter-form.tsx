import { Button } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type GameFilter, isFiltered, KINDS, RESULTS } from './game-filter';

/** Which games are listed; a plain form, so that the address says it. */
export function FilterForm({
  path,
  filter,
  decks,
}: {
  path: string;
  filter: GameFilter;
  /** Names of decks to choose from. */
  decks: readonly string[];
}) {
  const t = useTranslations('game.filter');
  const results = useTranslations('game.results');
  const kinds = useTranslations('game.kinds');
  return (
    <form className="mb-4 flex flex-wrap items-center gap-2" action={path} aria-label={t('whichGames')}>
      <Choice
        name="result"
        label={t('result')}
        all={t('allResults')}
        value={filter.result}
        words={RESULTS.map((key) => [key, results(key)])}
      />
      <Choice
        name="kind"
        label={t('kind')}
        all={t('allKinds')}
        value={filter.kind}
        words={KINDS.map((key) => [key, kinds(key)])}
      />
      {decks.length > 0 && (
        <Choice
          name="deck"
          label={t('deck')}
          all={t('allDecks')}
          value={filter.deck}
          words={decks.map((deck) => [deck, deck])}
        />
      )}
      <Button type="submit" className="as-btn-44">
        {t('show')}
      </Button>
      {isFiltered(filter) && (
        <Link className="as-card-link text-sm" href={path}>
          {t('allGames')}
        </Link>
      )}
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  value: string | undefined;
  words: readonly (readonly [key: string, text: string])[];
}
const Choice = ({ name, label, all, value, words }: ChoiceProps) => (
  <>
    <label className="as-sr" htmlFor={`filter-${name}`}>
      {label}
    </label>
    <select id={`filter-${name}`} name={name} className="as-input w-auto! max-w-48" defaultValue={value ?? ''}>
      <option value="">{all}</option>
      {words.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </>
);
