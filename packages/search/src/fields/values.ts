/** The values that choice fields know, whatever cards there are. */
import {
  ACTS,
  CARD_TYPES,
  type CardType,
  DRIVES,
  FACTIONS,
  fold,
  KEYWORDS,
  type Rarity,
  type Speed,
} from '@astris/engine/language';

/** One value of a choice field. */
export interface Value {
  name: string;
  /** A shorter way to write it, as filters do. */
  brief?: string;
  /** Other ways to write it. */
  also?: readonly string[];
  /** What a card is or has that fits: "are unique", "have a Reversal" without its verb. */
  says?: string;
  /** Stands before the noun: "unique Characters". */
  before?: string;
  /** Only cards of this type can be it. */
  only?: CardType;
}

export const RARITIES = ['common', 'uncommon', 'rare'] as const satisfies readonly Rarity[];
const SPEEDS = ['Fast', 'Slow'] as const satisfies readonly Speed[];
/** What a Storyline's back face may be (8.9.1). */
const BACKS = ['Completed Storyline', 'Device', 'Location', 'Spacecraft', 'Character'] as const;
/** Section 14; Bind, Partner, Climactic and Unique are printed elsewhere than among the keywords, and asked for alike. */
export const KEYWORD_NAMES = [
  'Attach',
  'Bind',
  'Climactic',
  ...KEYWORDS,
  'Partner',
  'Plunder',
  'Resilient',
  'Unique',
] as const;

const plain = (names: readonly string[]): Value[] => names.map((name) => ({ name }));
const BRIEF_FACTIONS: Readonly<Record<(typeof FACTIONS)[number], string>> = {
  'Aurelian Throne': 'throne',
  'Free Drift': 'drift',
  'Lantern Order': 'lantern',
  'Helix Combine': 'helix',
  'Hollow Choir': 'choir',
  Independent: 'independent',
};

export const IS = [
  { name: 'unique', before: 'Unique', says: 'Unique' },
  { name: 'double', also: ['double-faced', 'two-faced'], before: 'double-faced', says: 'double-faced' },
  { name: 'bound', before: 'Bound', says: 'Bound Storylines', only: 'Storyline' },
  { name: 'player', before: 'Player', says: 'Player Storylines', only: 'Storyline' },
  { name: 'aspirational', before: 'Aspirational', says: 'Aspirational', only: 'Storyline' },
  { name: 'cursed', before: 'Cursed', says: 'Cursed', only: 'Storyline' },
  { name: 'starter', says: 'allowed as Starter Character' },
  { name: 'plain', also: ['vanilla', 'blank'], says: 'without rules text' },
  { name: 'legal', before: 'legal', says: 'legal' },
  { name: 'banned', before: 'banned', says: 'banned' },
] as const satisfies readonly Value[];
export type IsName = (typeof IS)[number]['name'];

export const HAS = [
  { name: 'reversal', says: 'a Reversal' },
  { name: 'skip', says: 'a Chapter with a Skip' },
  { name: 'reward', says: 'a Chapter with a reward' },
  { name: 'partner', says: 'room for a Partner' },
  { name: 'keyword', says: 'a keyword' },
  { name: 'triggered', also: ['trigger'], says: 'a triggered ability' },
  { name: 'activated', says: 'an activated ability' },
  { name: 'static', says: 'a static ability' },
  { name: 'replacement', says: 'a replacement' },
  { name: 'fast', says: 'a Fast ability' },
  { name: 'target', also: ['targets'], says: 'a target to choose' },
  { name: 'choice', also: ['choose', 'modes'], says: 'a choice of effects' },
  { name: 'acts', also: ['act'], says: 'Act numerals' },
  { name: 'sp', says: 'printed SP' },
  { name: 'flavor', also: ['flavour'], says: 'flavor text' },
] as const satisfies readonly Value[];
export type HasName = (typeof HAS)[number]['name'];

export const FIXED = {
  type: plain(CARD_TYPES),
  faction: FACTIONS.map((name): Value => ({ name, brief: BRIEF_FACTIONS[name] })),
  drive: plain(DRIVES),
  keyword: plain(KEYWORD_NAMES),
  act: ACTS.map((name, at): Value => ({ name, brief: String(at + 1) })),
  speed: SPEEDS.map((name): Value => ({ name, before: name, says: name, only: 'Maneuver' })),
  becomes: plain(BACKS),
  rarity: RARITIES.map((name): Value => ({ name, before: name, says: name })),
  is: IS,
  has: HAS,
} as const satisfies Readonly<Record<string, readonly Value[]>>;
/** Fields whose values come with the cards. */
export const FROM_CARDS = ['subtype', 'set'] as const;
export type ChoiceName = keyof typeof FIXED | (typeof FROM_CARDS)[number];

/** What is known of the cards that are searched: values that no list can name beforehand. */
export interface Vocabulary {
  subtype: readonly string[];
  set: readonly string[];
  /** Numbers of rules that a card may use, as the book writes them. */
  rule: readonly string[];
}
export const NO_VOCABULARY: Vocabulary = { subtype: [], set: [], rule: [] };

/** All values of a choice field. */
export const valuesOf = (field: ChoiceName, vocabulary: Vocabulary): readonly Value[] =>
  field === 'subtype' || field === 'set' ? plain(vocabulary[field]) : FIXED[field];

/** All ways to write a value. */
export const spellings = ({ name, brief, also = [] }: Value): readonly string[] => [
  name,
  ...(brief === undefined ? [] : [brief]),
  ...also,
];
/** Whether a word of one of some names begins with a text that is folded. */
export const begins = (names: readonly string[], typed: string): boolean =>
  names.some((name) => ` ${fold(name)}`.includes(` ${typed}`));

/** A value as filters and suggestions write it. */
export const written = ({ name, brief }: Value): string => brief ?? name.toLowerCase();
