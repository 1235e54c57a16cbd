/** The small change of English: articles, plurals, lists, verbs. */
import type { CardType, FaceType, Kind, Player, Stat } from '../vocabulary';

/** What the text is spoken on: the kind of the host for "the attached …", and whether "it" stands for several. */
export interface Speaking {
  host?: Kind;
  /** In a static ability: "has +1 Power", without a duration. */
  always?: true;
  /** What the sentence has just named: said again, it is "it". */
  said?: string;
  /** The player that the sentence has just named: said again, "they". */
  they?: Player;
  /** The player that the sentence goes on about: "the winner of the Act sacrifices a Character and gains 2 CP". */
  goesOn?: Player;
  /** Who gains, loses, draws or discards an amount: what that player controls is what "they control". */
  doer?: Player;
  /** The last target was several: "it" reads "they" and "them". */
  several?: true;
}

export const never = (word: never): never => {
  throw new Error(`no wording for ${JSON.stringify(word)}`);
};
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const withArticle = (noun: string) => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);
export const join = (parts: string[], last: 'and' | 'or' = 'and') => {
  if (parts.length < 2) return parts.join('');
  if (parts.length === 2) return parts.join(` ${last} `);
  return `${parts.slice(0, -1).join(', ')}, ${last} ${parts.at(-1)}`;
};
export const times = (n: number) => (n === 1 ? '' : n === 2 ? ' twice' : ` ${n} times`);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
export const spelled = (n: number) => NUMBERS[n] ?? String(n);

export const pluralKind = (kind: Kind | FaceType | CardType | 'card') =>
  kind === 'Spacecraft' ? 'Spacecraft' : `${kind}s`;
export const statName = (stat: Stat) => capital(stat);

export const playerName = (player: Player): string => {
  switch (player) {
    case 'you':
      return 'you';
    case 'opponent':
      return 'your opponent';
    case 'each player':
      return 'each player';
    case 'winner':
      return 'the winner of the Act';
    case 'loser':
      return 'the loser of the Act';
    default:
      return never(player);
  }
};
export const possessive = (player: Player) => (player === 'you' ? 'your' : `${playerName(player)}’s`);
/** "you draw", "your opponent draws". */
export const playerDoes = (player: Player, verb: string) =>
  player === 'you' ? `you ${verb}` : `${playerName(player)} ${verb}s`;
/** As an order: "draw a card", "your opponent draws a card". */
export const order = (player: Player, verb: string, rest: string, on: Speaking = {}) => {
  if (player === 'you') return `${verb} ${rest}`;
  if (player === on.goesOn) return `${verb}${player === on.they ? '' : 's'} ${rest}`;
  return player === on.they ? `they ${verb} ${rest}` : `${playerDoes(player, verb)} ${rest}`;
};
