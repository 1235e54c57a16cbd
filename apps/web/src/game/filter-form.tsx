import { Button } from '@astris/ui';
import Link from 'next/link';
import { type GameFilter, isFiltered, KINDS, RESULTS } from './game-filter';

/** Which games are listed; a plain form, so that the address says it. */
export const FilterForm = ({
  path,
  filter,
  decks,
}: {
  path: string;
  filter: GameFilter;
  /** Names of decks to choose from. */
  decks: readonly string[];
}) => (
  <form className="mb-4 flex flex-wrap items-center gap-2" action={path} aria-label="Which games">
    <Choice name="result" label="Result" all="All results" value={filter.result} words={RESULTS} />
    <Choice name="kind" label="Kind of game" all="All kinds" value={filter.kind} words={KINDS} />
    {decks.length > 0 && (
      <Choice
        name="deck"
        label="Deck"
        all="All decks"
        value={filter.deck}
        words={Object.fromEntries(decks.map((deck) => [deck, deck]))}
      />
    )}
    <Button type="submit" className="as-btn-44">
      Show
    </Button>
    {isFiltered(filter) && (
      <Link className="as-card-link text-sm" href={path}>
        All games
      </Link>
    )}
  </form>
);

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  value: string | undefined;
  words: Record<string, string>;
}
const Choice = ({ name, label, all, value, words }: ChoiceProps) => (
  <>
    <label className="as-sr" htmlFor={`filter-${name}`}>
      {label}
    </label>
    <select id={`filter-${name}`} name={name} className="as-input w-auto! max-w-48" defaultValue={value ?? ''}>
      <option value="">{all}</option>
      {Object.entries(words).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </>
);
