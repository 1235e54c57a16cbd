import { FACTIONS } from '@astris/engine/language';
import { Button } from '@astris/ui';
import { CARD_TYPES } from './card-types';
import type { CardFilter } from './search';

/** Type, faction and words; a plain form, so that the address says what is shown. */
export const CardFilters = ({ filter }: { filter: CardFilter }) => (
  <search>
    <form action="/cards" className="flex flex-wrap items-end gap-3">
      <div className="as-field min-w-56 flex-1">
        <label className="as-field-label" htmlFor="text">
          Name or text
        </label>
        <input
          id="text"
          className="as-input"
          type="search"
          name="text"
          defaultValue={filter.text}
          maxLength={100}
          placeholder="vigil, Devotion, draw a card"
        />
      </div>
      <FilterSelect name="type" label="Type" values={CARD_TYPES} value={filter.type} all="All types" />
      <FilterSelect name="faction" label="Faction" values={FACTIONS} value={filter.faction} all="All factions" />
      <Button type="submit" icon="search" className="as-btn-44 max-sm:w-full">
        Search
      </Button>
    </form>
  </search>
);

interface FilterSelectProps {
  name: string;
  label: string;
  values: readonly string[];
  value: string | undefined;
  all: string;
}

const FilterSelect = ({ name, label, values, value, all }: FilterSelectProps) => (
  <div className="as-field min-w-36 max-sm:flex-1">
    <label className="as-field-label" htmlFor={name}>
      {label}
    </label>
    <select id={name} name={name} className="as-input" defaultValue={value ?? ''}>
      <option value="">{all}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  </div>
);
