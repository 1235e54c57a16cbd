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
  /** One sentence for the page of the syntax. */
  about: string;
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

const choice = (name: ChoiceName, also: string[], about: string, ...examples: string[]): Field => ({
  kind: 'choice',
  name,
  also,
  about,
  examples,
});
const number = (name: NumberName, also: string[], unit: string, about: string, ...examples: string[]): Field => ({
  kind: 'number',
  name,
  also,
  unit,
  about,
  examples,
});
const text = (name: TextName, also: string[], about: string, ...examples: string[]): Field => ({
  kind: 'text',
  name,
  also,
  about,
  examples,
});

export const FIELDS: readonly Field[] = [
  choice('type', ['t'], 'The type of the card.', 't:character', 't:storyline'),
  choice('subtype', ['sub', 'trait'], 'A subtype on the type line of either face.', 'sub:priest'),
  choice('faction', ['f'], 'Its faction, or one of a Homeworld’s. Storylines have none.', 'f:lantern'),
  choice('drive', ['drives'], 'A Drive of either face of a Character, or of a Storyline.', 'drive:duty'),
  choice('keyword', ['kw', 'k'], 'A keyword that is printed on either face.', 'kw:vigilant', 'kw:plunder'),
  choice('act', ['acts'], 'An Act in which it may be played. Cards without numerals may be in any.', 'act:2'),
  number(
    'cost',
    ['c', 'costs'],
    'cost',
    'What it costs, in Currency or Command Points; 3C and 3CP ask for one of them.',
    'cost<=3',
    'cost:2cp',
  ),
  number('power', ['pow', 'p'], 'Power', 'Power of a face.', 'power>2', 'power>resolve'),
  number('resolve', ['res'], 'Resolve', 'Resolve of a face.', 'resolve>=4'),
  number('hull', [], 'Hull', 'Hull of a face.', 'hull>=4'),
  number('defense', ['def', 'defence'], 'Defense', 'Defense of a face.', 'defense<4'),
  number('income', ['inc'], 'income', 'What a face adds to your income.', 'income>=1'),
  number('command', ['com', 'cmd'], 'Command', 'What a face adds to your Command Points.', 'command>=1'),
  number('bastion', [], 'Bastion', 'Bastion of a Homeworld.', 'bastion>=1'),
  number('treasury', [], 'C', 'The Treasury that a Homeworld starts with.', 'treasury>=9'),
  number(
    'sp',
    ['points'],
    'SP',
    'SP printed on a face; on a Storyline, of its Chapters together, without a Reversal.',
    'sp>=2',
  ),
  choice('speed', [], 'Fast or Slow, of Maneuvers.', 'speed:fast'),
  choice('is', [], 'What it is, in a word.', 'is:unique', 'is:double', 'is:bound'),
  choice('has', [], 'What is printed on it.', 'has:reversal', '-has:flavor'),
  choice('becomes', ['back'], 'What a Storyline’s back face is.', 'becomes:location'),
  text('name', ['n'], 'The name of a face.', 'name:lamp'),
  text('text', ['o', 'x'], 'The rules text of a face.', 'text:"draw a card"'),
  text('end', [], 'An End condition of a Chapter or Reversal.', 'end:conflict'),
  text('reward', [], 'A reward of a Chapter, a Reversal or a back face.', 'reward:gain'),
  text('skip', [], 'A Skip of a Chapter.', 'skip:pay'),
  text('flavor', ['flavour', 'ft'], 'The flavor text.', 'flavor:dark'),
  {
    kind: 'rule',
    name: 'rule',
    also: [],
    about: 'A rule that its definition uses, by number; 8.6 includes 8.6.1.',
    examples: ['rule:8.6', 'rule:12'],
  },
  choice('set', ['s', 'edition'], 'The set that it was printed in.', 'set:ast'),
  choice('rarity', ['r'], 'How rare it is.', 'rarity:rare'),
  number('number', ['no', 'cn'], 'number', 'Its collector number.', 'number<=50'),
  {
    kind: 'order',
    name: 'order',
    also: ['sort'],
    about: 'By what the cards are ordered.',
    examples: ['order:cost', 'order:name'],
  },
  {
    kind: 'order',
    name: 'dir',
    also: ['direction'],
    about: 'Whether the order goes up or down.',
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
