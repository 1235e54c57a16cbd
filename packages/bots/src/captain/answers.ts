/**
 * Answers by rule of thumb, for what can't be looked ahead from: choices in the middle of what resolves, and what the
 * other player may answer. Works on a view as well as on an imagined game.
 */
import type { BoardCard, Decision, Option, Seat } from '@astris/engine';
import type { CardId } from '@astris/engine/language';
import { boundTo, onMap, partnerTo, playerAt, storyPointsOf, type Table } from '@astris/engine/queries';
import { bottomed, exchanged, keeps, setAside } from './hands';
import { worthOfUnit } from './map';
import { unitOf } from './reading';
import { isPlayableIn, worthInHand } from './treasury';
import { WEIGHTS as W } from './weights';

/** Words of effects that one wants on one's own permanents. */
const HELPFUL = new Set(['heal', 'redeem', 'ready', 'award', 'grant', 'attach']);
/** Those that harm or help by what they add, of which the text must tell. */
const MIXED = new Set(['modify', 'return']);

/** What the answers are made from. */
export interface Eyes {
  readonly t: Table;
  readonly seat: Seat;
  readonly decision: Decision;
  /** The cards of the own hand. */
  readonly hand: readonly CardId[];
}
type Wanted = (option: Option) => number;

/** The best `count` options by how much each is wanted, within what must and may be chosen. */
export function best({ options, min, max }: Decision, count: number, wanted: Wanted): number[] {
  const ranked = options
    .map((option, index) => ({ index, value: wanted(option) }))
    .sort((a, b) => b.value - a.value || a.index - b.index);
  return ranked.slice(0, Math.min(Math.max(count, min), max)).map(({ index }) => index);
}

/** What the permanent is worth to its controller, Story Points and Storylines included. */
function worthOnMap(t: Table, card: BoardCard): number {
  const unit = unitOf(t, card);
  const body = unit ? worthOfUnit(t, unit) : W.permanent + W.device;
  const isCast = boundTo(t, card.id) !== null || partnerTo(t, card.id) !== null;
  const arc = isCast ? W.bound + W.futureStoryPoint : 0;
  return body + storyPointsOf(t, card) * W.storyPoint + arc;
}
const worthOf = (t: Table, option: Option): number => {
  const card = 'id' in option ? onMap(t, option.id) : null;
  return card ? worthOnMap(t, card) : 0;
};

/** Harm goes to the opponent's best, help to one's own best; what is both, to the opponent's. */
function targets({ t, seat, decision }: Eyes): number[] {
  const verb = decision.verb ?? '';
  const helps = HELPFUL.has(verb) || (MIXED.has(verb) && decision.hostile !== true && ownOnly(t, decision, seat));
  const wanted: Wanted = (option) => {
    const card = 'id' in option ? onMap(t, option.id) : null;
    if (!card) return 0;
    const value = worthOnMap(t, card) + 1;
    return (card.controller === seat) === helps ? value : -value;
  };
  return best(decision, decision.options.filter((option) => wanted(option) > 0).length, wanted);
}
const ownOnly = (t: Table, { options }: Decision, seat: Seat): boolean =>
  options.every((option) => 'id' in option && onMap(t, option.id)?.controller === seat);

/** Which cards of a hand to let go: what can't be played any more, then what is dear for the purse. */
function spare({ t, seat }: Eyes, option: Option): number {
  if (!('card' in option)) return 0;
  const printed = t.pool.cards[option.card];
  const { C, CP } = playerAt(t, seat);
  const short = printed ? Math.max(0, printed.cost - (printed.type === 'Maneuver' ? CP : C)) : 0;
  const later = isPlayableIn(t, option.card, t.board.act + 1) ? 0 : 0.2;
  return short * 0.1 + later - worthInHand(t, seat, option.card);
}
/** Story Points are paid from what may be lost soonest: markers on the least of permanents, then the tally (3.5). */
const payment: (eyes: Eyes) => Wanted =
  ({ t }) =>
  (option) =>
    option.kind === 'tally' ? -50 : -worthOf(t, option);

/** The options to choose, as indices. */
export function choose(eyes: Eyes): number[] {
  const { t, seat, decision } = eyes;
  switch (decision.kind) {
    case 'goesFirst':
      return best(decision, 1, (option) => (option.kind === 'player' && option.seat === seat ? 1 : 0));
    case 'mulligan':
      return best(decision, 1, ({ kind }) => ((kind === 'no') === keeps(eyes) ? 1 : 0));
    case 'may':
      return best(decision, 1, ({ kind }) => (kind === 'yes' ? 1 : 0));
    case 'target':
      return targets(eyes);
    case 'discard':
      return best(decision, decision.min, (option) => spare(eyes, option));
    case 'bottom':
      return bottomed(eyes);
    case 'sacrifice':
      return best(decision, decision.min, (option) => -worthOf(t, option));
    case 'payStoryPoints':
      return best(decision, decision.min, payment(eyes));
    case 'order':
      return decision.options.map((_, index) => index).slice(0, decision.max);
    case 'setAside':
      return setAside(eyes);
    case 'exchange':
      return exchanged(eyes);
    case 'endingStoryline':
      return best(decision, 1, (option) => ('id' in option && onMap(t, option.id)?.controller === seat ? 0 : 1));
    case 'mode':
    case 'action':
    case 'response':
      return best(decision, decision.min, () => 0);
  }
}
