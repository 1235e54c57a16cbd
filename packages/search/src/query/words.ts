/** A query in plain words: "Characters of the Lantern Order that cost at most 3C and have Vigilant". */
import { FIRST_ORDER, ORDERS, type Order } from '../fields/orders';
import type { Value } from '../fields/values';
import { list, named, plural, predicate, predicates } from './clauses';
import type { Query, Sense } from './sense';

type Choice = Extract<Sense, { means: 'choice' }>;
const isChoice = (sense: Sense, name: string): sense is Choice => sense.means === 'choice' && sense.field.name === name;
const partsOf = (sense: Sense): readonly Sense[] => (sense.means === 'all' ? sense.of : [sense]);
const isNoun = (sense: Sense): boolean => partsOf(sense).some((part) => isChoice(part, 'type'));

/** What stands before the noun: "Unique", "rare", "Independent". */
const before = (sense: Sense): Value | undefined => {
  if (sense.means !== 'choice' || sense.values.length > 1) return undefined;
  const [value] = sense.values;
  if (sense.field.name === 'faction') {
    return value?.name === 'Independent' ? { ...value, before: value.name } : undefined;
  }
  return value?.before ? value : undefined;
};
const isOfFaction = (sense: Sense): sense is Choice =>
  isChoice(sense, 'faction') && sense.values.every(({ name }) => name !== 'Independent');

/** Currency, when only permanents are asked for, Command when only Maneuvers are (3.2). */
function unitOf(types: Choice | undefined, only: string | undefined): 'C' | 'CP' | undefined {
  const names = types?.values.map(({ name }) => name) ?? (only ? [only] : []);
  if (names.length === 0) return undefined;
  if (names.every((name) => name === 'Maneuver')) return 'CP';
  return names.includes('Maneuver') ? undefined : 'C';
}

/** Cards that fit, as a noun with all that is said of it. */
function nounPhrase(sense: Sense): string {
  const parts = partsOf(sense);
  const type = parts.find((part): part is Choice => isChoice(part, 'type'));
  const faction = parts.find(isOfFaction);
  const marks = parts.flatMap((part) => {
    const value = before(part);
    return value ? [{ part, value }] : [];
  });
  const used: readonly (Sense | undefined)[] = [type, faction, ...marks.map(({ part }) => part)];
  const only = marks.find(({ value }) => value.only)?.value.only;
  const noun = type ? named(type.values, ({ name }) => plural(name)) : only ? plural(only) : 'cards';
  const rest = parts.filter((part) => !used.includes(part));
  return [
    ...marks.map(({ value }) => value.before),
    noun,
    faction && `of ${named(faction.values, ({ name }) => `the ${name}`)}`,
    rest.length > 0 && `that ${predicates(rest, unitOf(type, only))}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function senseInWords(sense: Sense | null): string {
  if (sense === null) return 'all cards';
  if (sense.means !== 'any') return nounPhrase(sense);
  if (!sense.of.some(isNoun))
    return `cards that ${list(
      sense.of.map((part) => predicate(part)),
      'or',
    )}`;
  return list(sense.of.map(nounPhrase), 'or');
}

/** "by cost, downward". */
const orderInWords = ({ by = FIRST_ORDER.by, dir = FIRST_ORDER.dir }: Partial<Order>): string => {
  const label = ORDERS.find(({ name }) => name === by)?.label ?? by;
  const plain = label === 'SP' ? label : label.charAt(0).toLowerCase() + label.slice(1);
  const figure = ['power', 'resolve', 'hull', 'defense'].includes(by) ? label : plain;
  return `by ${figure}${dir === 'desc' ? ', downward' : ''}`;
};

/** What a query asks for, as a noun with a capital letter and no full stop. */
export function inWords({ sense, order }: Query): string {
  const said = senseInWords(sense);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${order ? `, ${orderInWords(order)}` : ''}`;
}
