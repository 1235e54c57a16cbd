/** The rules behind each word of the card language. Every table is exhaustive: a new word without a rule does not compile. */
import type { RuleId } from '@astris/rulebook';
import type {
  Ability,
  CardType,
  Condition,
  Cost,
  Duration,
  Effect,
  FaceType,
  ForbiddenAct,
  Happening,
  Kind,
  PlainKeyword,
  Player,
  Quality,
  Ref,
  Resource,
  Speed,
  Stat,
} from '../vocabulary';

/** At least one rule. */
export type Cited = readonly [RuleId, ...RuleId[]];
type KeysOf<T> = T extends object ? keyof T : never;
type WordOf<T> = Extract<T, string>;

export const RESOURCES: Record<Resource, Cited> = { C: ['3.1'], CP: ['3.2'], SP: ['3.4', '3.5'] };
export const SPEEDS: Record<Speed, Cited> = { Slow: ['11.3'], Fast: ['11.3'] };
export const STATS: Record<Stat, Cited> = {
  power: ['12.3'],
  resolve: ['7.4'],
  hull: ['6.3'],
  defense: ['12.6'],
  income: ['10.3'],
  command: ['10.3'],
  bastion: ['12.5'],
};
export const KINDS: Record<Kind | FaceType | CardType | 'card', Cited> = {
  Homeworld: ['6.1'],
  Character: ['6.2'],
  Spacecraft: ['6.3'],
  Location: ['6.4'],
  Device: ['6.5'],
  Maneuver: ['6.6'],
  Storyline: ['6.7'],
  'Completed Storyline': ['6.8'],
  permanent: ['5.2', '18.25'],
  card: ['4.1'],
};
export const PLAYERS: Record<Player, Cited> = {
  you: ['1.9'],
  opponent: ['1.1'],
  'each player': ['1.1'],
  winner: ['9.4.0b', '15.2'],
  loser: ['9.4.0b', '15.2'],
};
export const PLAIN_KEYWORDS: Record<PlainKeyword, Cited> = {
  Elusive: ['14.3'],
  Enduring: ['14.4', '8.9.5'],
  Guard: ['14.5'],
  Swift: ['14.8', '7.2'],
  Veiled: ['14.9'],
  Vigilant: ['14.10'],
};
export const FIGURE_KEYWORDS: Record<'plunder' | 'resilient', Cited> = { plunder: ['14.6'], resilient: ['14.7'] };

/** What is said of a permanent in one word. */
export const STATES: Record<WordOf<Quality>, Cited> = {
  ready: ['7.1'],
  activated: ['7.1'],
  Fallen: ['7.9'],
  Bound: ['8.10.2'],
  Partnered: ['8.11.1'],
  damaged: ['7.3'],
  'lethally damaged': ['7.4'],
  'in progress': ['18.42'],
  Aspirational: ['8.6.5'],
  Cursed: ['8.6.5'],
};
/** `atMost` and `atLeast` stand with a stat, and `not` with another quality, which have rules of their own. */
export const QUALITIES: Record<Exclude<KeysOf<Quality>, 'atMost' | 'atLeast' | 'of' | 'not'>, Cited> = {
  drive: ['4.5'],
  trait: ['4.1'],
  faction: ['4.4'],
};
/** "This" and "it" need no rule to be understood. */
export const NAMED: Record<Exclude<WordOf<Ref>, 'this' | 'it'>, Cited> = {
  'the Bound Character': ['8.10.2'],
  'the Partnered Character': ['8.11.1'],
  'the attached permanent': ['6.5'],
};
export const TARGET: Cited = ['11.4'];

export const HAPPENINGS: Record<Happening['event'], Cited> = {
  enters: ['5.7'],
  leaves: ['5.4'],
  falls: ['7.4'],
  redeemed: ['7.7'],
  destroyed: ['7.5'],
  attacks: ['12.1'],
  intercepts: ['12.2'],
  winsConflict: ['12.7'],
  seized: ['12.6'],
  raids: ['12.5'],
  bound: ['8.10.5'],
  chapterEnds: ['8.5.2'],
  plays: ['11.1'],
  skips: ['8.6.3'],
  turnEnds: ['10.6'],
};
/** `not`, `all` and `any` only join conditions. */
export const CONDITIONS: Record<Exclude<Condition['if'], 'not' | 'all' | 'any'>, Cited> = {
  controls: ['5.3'],
  aligned: ['8.4.1', '8.4.3'],
  is: ['4.2'],
  treasury: ['3.1'],
  hand: ['1.8'],
  happened: ['8.5.4'],
};
export const EFFECTS: Record<Effect['do'], Cited> = {
  gain: ['1.6'],
  lose: ['1.4'],
  draw: ['5.6'],
  discard: ['5.5'],
  damage: ['7.3', '6.9'],
  heal: ['7.3'],
  fall: ['7.4', '7.8'],
  redeem: ['14.11', '7.7'],
  ready: ['7.1'],
  activate: ['7.1'],
  destroy: ['7.5'],
  award: ['3.5'],
  strip: ['3.5'],
  takeControl: ['5.3'],
  return: ['5.3', '5.4'],
  burn: ['5.5'],
  sacrifice: ['3.6'],
  removeStoryline: ['8.8.2', '8.8.3', '8.8.4'],
  modify: ['13.3'],
  grant: ['13.3'],
  forbid: ['1.3'],
  discount: ['11.1'],
  may: ['1.7'],
  choose: ['11.1'],
  when: ['1.4'],
  each: ['1.4'],
};
export const DURATIONS: Record<Duration | 'for good', Cited> = {
  'this turn': ['10.6'],
  'this conflict': ['12.4'],
  'this Act': ['9.4.8'],
  'while this is on the Map': ['13.3'],
  'for good': ['5.3'],
};
export const FORBIDDEN: Record<ForbiddenAct, Cited> = {
  attack: ['12.1'],
  intercept: ['12.2'],
  bind: ['8.10.2'],
  ready: ['10.2'],
};
/** A cost in a resource has the rule of the resource. */
export const COSTS: Record<Exclude<KeysOf<Cost>, Resource>, Cited> = {
  activate: ['7.1', '7.2'],
  discard: ['5.5'],
  sacrifice: ['3.6'],
};
export const ABILITIES: Record<Ability['ability'], Cited> = {
  triggered: ['13.2'],
  activated: ['13.1'],
  static: ['13.1'],
  replacement: ['13.4'],
};
