/** The rules behind what is printed on a card besides its words: types, figures, Acts, Chapters. */
import type { BackFace, Card, Chapter, CharacterFace, Skip, StorylineCard } from '../card';
import { type Cited, STATS } from './words';

type KeysOf<T> = T extends object ? keyof T : never;
/** Fields that say nothing by themselves, or whose value is looked up as a word. */
type Silent =
  | 'id'
  | 'name'
  | 'flavor'
  | 'printing'
  | 'type'
  | 'becomes'
  | 'keywords'
  | 'abilities'
  | 'effect'
  | 'speed';
type Printed = Exclude<KeysOf<Card> | keyof CharacterFace | KeysOf<BackFace> | keyof StorylineCard['back'], Silent>;

/** `bound` stands for both: a Storyline without Bind is a Player Storyline. */
export const FIELDS: Record<Printed, Cited> = {
  ...STATS,
  acts: ['4.3'],
  unique: ['14.12', '4.6'],
  traits: ['4.1'],
  faction: ['4.4'],
  factions: ['4.4', '2.3'],
  cost: ['11.1'],
  treasury: ['17.2'],
  front: ['4.2'],
  fallen: ['4.2', '7.4'],
  drives: ['4.5'],
  sp: ['15.1'],
  attach: ['14.1', '6.5'],
  tone: ['8.6.5'],
  bound: ['8.3.1', '8.10.1'],
  partner: ['8.11.1', '8.11.2', '8.11.3'],
  chapters: ['8.5.1'],
  reversal: ['8.12.1', '8.12.3'],
  back: ['8.9.1'],
  reward: ['8.9.3'],
  reversalReward: ['8.12.2'],
};
export const PLAYER_STORYLINE: Cited = ['8.3.2'];
/** Every Storyline has these; its Drives are affinities. */
export const STORYLINE: Cited = ['8.2.1', '8.2.2', '8.7.1'];

export const CHAPTER_FIELDS: Record<Exclude<keyof Chapter, 'title'>, Cited> = {
  climactic: ['14.2', '8.5.5'],
  end: ['8.5.2'],
  reward: ['8.5.7'],
  sp: ['8.5.7'],
  skip: ['8.6.1', '8.6.3', '8.6.4'],
};
/** Where the SP of a Chapter go. */
export const AWARDS = { bound: ['8.5.6', '8.4.2'], player: ['8.3.2'] } as const satisfies Record<string, Cited>;
export const SKIP_FIELDS: Record<KeysOf<Skip>, Cited> = { cost: ['8.6.2'], when: ['8.6.2'], by: ['8.6.1'] };
