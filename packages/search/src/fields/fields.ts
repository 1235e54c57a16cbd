/** The fields of the query language: the one table for reading, matching, filters, completion and the page of the syntax. */
import type { ChoiceName } from './values';

export const NUMBER_NAMES = [
  'cost',
  'power',
  'resolve',
  'hull',
  'defense',
  'income',
  'command',
  'bastion',
  'treasury',
  'sp',
  'number',
] as const;
export type NumberName = (typeof NUMBER_NAMES)[number];
export const TEXT_NAMES = ['name', 'text', 'flavor', 'end', 'reward', 'skip'] as const;
export type TextName = (typeof TEXT_NAMES)[number];
export type FieldName = ChoiceName | NumberName | TextName | 'rule' | 'order' | 'dir';

/** What the values of a field are. */
export type FieldKind = 'choice' | 'number' | 'text' | 'rule' | 'order';
interface Row<Name, Kind> {
  kind: Kind;
  name: Name;
  /** Shorter names and other spellings. */
  also: readonly string[];
  /** Queries that find something. */
  examples: readonly string[];
}
export type ChoiceField = Row<ChoiceName, 'choice'>;
export type NumberField = Row<NumberName, 'number'> & {
  /** How its figures are called: "Power". */
  unit: string;
};
export type Field =
  | ChoiceField
  | NumberField
  | Row<TextName, 'text'>
  | Row<'rule', 'rule'>
  | Row<'order' | 'dir', 'order'>;

const choice = (name: ChoiceName, also: string[], ...examples: string[]): Field => ({
  kind: 'choice',
  name,
  also,
  examples,
});
const number = (name: NumberName, also: string[], unit: string, ...examples: string[]): Field => ({
  kind: 'number',
  name,
  also,
  unit,
  examples,
});
const text = (name: TextName, also: string[], ...examples: string[]): Field => ({
  kind: 'text',
  name,
  also,
  examples,
});

export const FIELDS: readonly Field[] = [
  choice('type', ['t'], 't:character', 't:storyline'),
  choice('subtype', ['sub', 'trait'], 'sub:priest'),
  choice('faction', ['f'], 'f:lantern'),
  choice('drive', ['drives'], 'drive:duty'),
  choice('keyword', ['kw', 'k'], 'kw:vigilant', 'kw:plunder'),
  choice('act', ['acts'], 'act:2'),
  number('cost', ['c', 'costs'], 'cost', 'cost<=3', 'cost:2cp'),
  number('power', ['pow', 'p'], 'Power', 'power>2', 'power>resolve'),
  number('resolve', ['res'], 'Resolve', 'resolve>=4'),
  number('hull', [], 'Hull', 'hull>=4'),
  number('defense', ['def', 'defence'], 'Defense', 'defense<4'),
  number('income', ['inc'], 'income', 'income>=1'),
  number('command', ['com', 'cmd'], 'Command', 'command>=1'),
  number('bastion', [], 'Bastion', 'bastion>=1'),
  number('treasury', [], 'C', 'treasury>=9'),
  number('sp', ['points'], 'SP', 'sp>=2'),
  choice('speed', [], 'speed:fast'),
  choice('is', [], 'is:unique', 'is:double', 'is:bound'),
  choice('has', [], 'has:reversal', '-has:flavor'),
  choice('becomes', ['back'], 'becomes:location'),
  text('name', ['n'], 'name:lamp'),
  text('text', ['o', 'x'], 'text:"draw a card"'),
  text('end', [], 'end:conflict'),
  text('reward', [], 'reward:gain'),
  text('skip', [], 'skip:pay'),
  text('flavor', ['flavour', 'ft'], 'flavor:dark'),
  {
    kind: 'rule',
    name: 'rule',
    also: [],
    examples: ['rule:8.6', 'rule:12'],
  },
  choice('set', ['s', 'edition'], 'set:ast'),
  choice('rarity', ['r'], 'rarity:rare'),
  number('number', ['no', 'cn'], 'number', 'number<=50'),
  {
    kind: 'order',
    name: 'order',
    also: ['sort'],
    examples: ['order:cost', 'order:name'],
  },
  {
    kind: 'order',
    name: 'dir',
    also: ['direction'],
    examples: ['order:cost dir:desc'],
  },
];

const BY_NAME: ReadonlyMap<string, Field> = new Map(
  FIELDS.flatMap((field) => [field.name, ...field.also].map((name): [string, Field] => [name, field])),
);

/** The field of that name, short or long. */
export const fieldNamed = (name: string): Field | undefined => BY_NAME.get(name);
/** Its shortest name, as filters write it: "f". */
export const shortName = ({ name, also }: Field): string => also.find((other) => other.length < name.length) ?? name;
