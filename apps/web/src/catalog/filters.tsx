import { type CardType, FACTIONS, type Faction } from '@astris/engine/language';
import {
  type ChoiceName,
  chosen,
  figures,
  print,
  type Query,
  setFigures,
  toggle,
  type Value,
  type Vocabulary,
  valuesOf,
} from '@astris/search';
import { classes, factionKey, Icon } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { type CatalogAddress, catalogHref } from './address';

/** How many cards each value of a filter has, by field and value. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;
export interface FiltersProps {
  address: CatalogAddress;
  query: Query;
  vocabulary: Vocabulary;
  counts: FilterCounts;
}
/** The fields that have a filter with counts, in the order in which they are shown. */
export const COUNTED = ['faction', 'type', 'drive', 'keyword'] as const satisfies readonly ChoiceName[];
/** The cost from which on all are one filter. */
const TOP = 7;
const COSTS = Array.from({ length: TOP + 1 }, (_, cost) => cost);

/** How many filters a query has on, for the button that opens them on a phone. */
export const filtersOn = ({ tree }: Query, vocabulary: Vocabulary): number =>
  [...COUNTED, 'act' as const].filter((field) => chosen(tree, field, vocabulary).length > 0).length +
  (figures(tree, 'cost', TOP).length > 0 ? 1 : 0);

/** Filters: links that change the query, so that they work without scripts as well. */
export function Filters({ address, query, vocabulary, counts }: FiltersProps) {
  const t = useTranslations('catalog.filters');
  const cards = useTranslations('cards');
  const { tree } = query;
  const href = (q: string) => catalogHref({ ...address, q, page: 1 });
  const link = (field: ChoiceName, value: Value) => href(print(toggle(tree, field, value, vocabulary)));
  const costs = figures(tree, 'cost', TOP);
  const costLink = (cost: number) => {
    const on = costs.includes(cost) ? costs.filter((one) => one !== cost) : [...costs, cost];
    return href(print(setFigures(tree, 'cost', on, TOP)));
  };
  const acts = chosen(tree, 'act', vocabulary);
  const counted = (field: (typeof COUNTED)[number]) => {
    const on = chosen(tree, field, vocabulary);
    const values = valuesOf(field, vocabulary).filter(({ name }) => (counts[field]?.[name] ?? 0) > 0);
    return (
      <Group key={field} title={t(field)}>
        <ul>
          {values.map((value) => (
            <li key={value.name}>
              <a
                className="filter"
                href={link(field, value)}
                aria-current={on.includes(value) ? 'true' : undefined}
                data-f={field === 'faction' ? factionKey(value.name as Faction) : undefined}
              >
                <span className="filter-box">{on.includes(value) && <Icon name="check" size={12} />}</span>
                {isFaction(value.name) && <Icon name={factionKey(value.name)} size={15} />}
                <span className="min-w-0 flex-1">
                  {field === 'type' ? cards(`types.${value.name as CardType}`) : value.name}
                </span>
                <span className="filter-count">
                  {t.rich('cardCount', {
                    count: counts[field]?.[value.name] ?? 0,
                    hidden: (words) => <span className="as-sr">{words}</span>,
                  })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Group>
    );
  };
  return (
    <div className="filters">
      {COUNTED.slice(0, 2).map(counted)}
      <Group title={t('playableInAct')}>
        <div className="filter-keys">
          {valuesOf('act', vocabulary).map((value) => (
            <Key
              key={value.name}
              href={link('act', value)}
              isOn={acts.includes(value)}
              name={t('act', { act: value.name })}
            >
              {value.name}
            </Key>
          ))}
        </div>
      </Group>
      <Group title={t('cost')}>
        <div className="filter-keys">
          {COSTS.map((cost) => (
            <Key
              key={cost}
              href={costLink(cost)}
              isOn={costs.includes(cost)}
              name={t(cost === TOP ? 'costOrMore' : 'costOf', { cost })}
            >
              {cost === TOP ? `${cost}+` : cost}
            </Key>
          ))}
        </div>
      </Group>
      {COUNTED.slice(2).map(counted)}
    </div>
  );
}
const isFaction = (name: string): name is Faction => (FACTIONS as readonly string[]).includes(name);

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);
const Key = ({
  href,
  isOn,
  name,
  children,
}: {
  href: string;
  isOn: boolean;
  name: string;
  children: React.ReactNode;
}) => (
  <a
    className={classes('filter-key', isOn && 'is-on')}
    href={href}
    aria-label={name}
    aria-current={isOn ? 'true' : undefined}
  >
    {children}
  </a>
);
