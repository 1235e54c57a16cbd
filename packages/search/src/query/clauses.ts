/** What a card does that fits, as the predicate of a sentence about several cards: "cost at most 3C", "have Vigilant". */
import type { Value } from '../fields/values';
import { type Atom, type Comparison, isAtom, type Sense } from './sense';

/** A predicate in two parts, so that it can be denied and lists need not repeat its verb. */
interface Clause {
  verb: string;
  rest: string;
}
export const list = (parts: readonly string[], last: 'and' | 'or'): string => {
  if (parts.length < 3) return parts.join(` ${last} `);
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
};
/** "Characters", "Spacecraft". */
export const plural = (type: string): string => (type === 'Spacecraft' ? type : `${type}s`);
export const named = (values: readonly Value[], word: (value: Value) => string): string => list(values.map(word), 'or');

const AMOUNTS: Readonly<Record<Comparison, string>> = {
  '=': '',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
};
const COMPARED: Readonly<Record<Comparison, [before: string, after: string]>> = {
  '=': ['as much ', ' as'],
  '<': ['less ', ' than'],
  '<=': ['at most as much ', ' as'],
  '>': ['more ', ' than'],
  '>=': ['at least as much ', ' as'],
};
const PLACES = {
  name: 'their name',
  text: 'their text',
  flavor: 'their flavor text',
  end: 'an End',
  reward: 'a reward',
  skip: 'a Skip',
} as const;
const says = ({ says: said, name }: Value): string => said ?? name;
/** Independent cards are of no faction's, so they are said apart. */
function factions(values: readonly Value[]): string {
  const ofOne = values.filter(({ name }) => name !== 'Independent').map(({ name }) => `the ${name}`);
  const parts = [...(ofOne.length ? [`of ${list(ofOne, 'or')}`] : [])];
  return list([...parts, ...(ofOne.length < values.length ? ['Independent'] : [])], 'or');
}

function ofChoice({ field, values }: Extract<Atom, { means: 'choice' }>): Clause {
  switch (field.name) {
    case 'type':
      return { verb: 'are', rest: named(values, ({ name }) => plural(name)) };
    case 'becomes':
      return { verb: 'become', rest: named(values, ({ name }) => plural(name)) };
    case 'subtype':
      return { verb: 'have', rest: `the subtype ${named(values, ({ name }) => name)}` };
    case 'faction':
      return { verb: 'are', rest: factions(values) };
    case 'act':
      return { verb: 'are', rest: `playable in Act ${named(values, ({ name }) => name)}` };
    case 'set':
      return { verb: 'are', rest: `of the set ${named(values, ({ name }) => name)}` };
    case 'drive':
    case 'keyword':
      return { verb: 'have', rest: named(values, ({ name }) => name) };
    case 'has':
      return { verb: 'have', rest: named(values, says) };
    default:
      return { verb: 'are', rest: named(values, says) };
  }
}
const figure = (value: number, unit: 'C' | 'CP' | undefined): string =>
  unit === undefined ? String(value) : unit === 'C' ? `${value}C` : `${value} CP`;

function ofNumber(sense: Extract<Atom, { means: 'number' }>, costs: 'C' | 'CP' | undefined): Clause {
  const { field, is, than, unit } = sense;
  const amount = AMOUNTS[is];
  if (field.name === 'cost') return { verb: 'cost', rest: `${amount}${figure(than, unit ?? costs)}` };
  if (field.name === 'treasury') return { verb: 'start with', rest: `${amount}${figure(than, 'C')}` };
  if (field.name === 'number')
    return { verb: 'have', rest: is === '=' ? `number ${than}` : `a number of ${amount}${than}` };
  return { verb: 'have', rest: `${amount}${than} ${field.unit}` };
}

function clauseOf(sense: Atom, costs: 'C' | 'CP' | undefined): Clause {
  switch (sense.means) {
    case 'words':
      return { verb: 'say', rest: `“${sense.said}”` };
    case 'choice':
      return ofChoice(sense);
    case 'number':
      return ofNumber(sense, costs);
    case 'compared': {
      const [before, after] = COMPARED[sense.is];
      return { verb: 'have', rest: `${before}${sense.field.unit}${after} ${sense.unit}` };
    }
    case 'text':
      return { verb: 'have', rest: `“${sense.said}” in ${PLACES[sense.field]}` };
    case 'rule':
      return { verb: 'use', rest: `rule ${sense.rule}` };
  }
}
const said = ({ verb, rest }: Clause, isDenied: boolean): string => {
  if (!isDenied) return `${verb} ${rest}`;
  return verb === 'are' ? `aren’t ${rest}` : `don’t ${verb} ${rest}`;
};

/** A sense as a predicate of several cards. `costs`: the unit of a cost, where the cards' type gives it. */
export function predicate(sense: Sense, costs?: 'C' | 'CP', isDenied = false): string {
  if (sense.means === 'not') return predicate(sense.of, costs, !isDenied);
  if (isAtom(sense)) return said(clauseOf(sense, costs), isDenied);
  const isAll = (sense.means === 'all') !== isDenied;
  const parts = sense.of.map((part) => predicate(part, costs, isDenied));
  return isAll ? list(parts, 'and') : `either ${list(parts, 'or')}`;
}

/** Predicates that all hold, a verb said once for those side by side: "have Vigilant and Guard". */
export function predicates(senses: readonly Sense[], costs?: 'C' | 'CP'): string {
  const parts: { verb: string; rests: string[] }[] = [];
  for (const sense of senses) {
    const clause = isAtom(sense) ? clauseOf(sense, costs) : undefined;
    const last = parts.at(-1);
    const isOpen = clause !== undefined && !clause.rest.includes(' or ');
    if (isOpen && last && last.verb === clause.verb) last.rests.push(clause.rest);
    else if (clause) parts.push({ verb: isOpen ? clause.verb : `${clause.verb} `, rests: [clause.rest] });
    else parts.push({ verb: '', rests: [predicate(sense, costs)] });
  }
  return list(
    parts.map(({ verb, rests }) => `${verb.trimEnd()} ${list(rests, 'and')}`.trimStart()),
    'and',
  );
}
