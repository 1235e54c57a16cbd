/** What effects and rules both do to permanents: damage, falling, destruction, redeeming, leaving, entering. */
import type { RuleId } from '@astris/rulebook';
import { attach, leaveCast, setDamage, turnFace, unbind, untie } from '../changes/permanents';
import { emit, mention, setCard, setFlow } from '../changes/write';
import { moveToHidden, moveToPublic } from '../changes/zones';
import type { EventType, Mention } from '../events';
import type { BoardCard, ObjId, ObjRef, Seat, Snapshot } from '../state/board';
import { resilientOf } from '../state/characteristics';
import { cardAt, onMap, printedOf, refOf, snapshotOf, typeOf } from '../state/queries';
import type { Context, Game } from '../state/state';
import { gather, happen } from './happenings';
import { replaced } from './replacements';

/** 14.7, 6.9: damage to several at once: what each takes is set before any of them is damaged. */
export function deal(g: Game, hits: readonly Hit[], rule: RuleId): void {
  const dealt = hits.flatMap((hit) => {
    const type = typeOf(g, hit.to);
    if (type !== 'Character' && type !== 'Spacecraft' && type !== 'Location') return [];
    return [{ ...hit, taken: Math.max(0, hit.amount - resilientOf(g, hit.to.id)) }];
  });
  for (const { to, taken, by, cause } of dealt) if (taken > 0) setDamage(g, to.id, to.damage + taken, rule, cause, by);
}
export interface Hit {
  readonly to: BoardCard;
  readonly amount: number;
  /** Whose source deals it (12.6). */
  readonly by: Seat;
  readonly cause: Mention;
}

/** What can't leave the Map by an effect: Homeworlds (6.1) and Storylines in progress (8.8.2). */
export const isFixed = (g: Game, card: BoardCard): boolean =>
  typeOf(g, card) === 'Homeworld' || card.story !== undefined;

/** The context of an ability of a permanent that acts by itself. */
export const contextOf = (
  source: Pick<BoardCard, 'id' | 'inc' | 'card' | 'face' | 'controller'>,
  ability: number,
  it: ObjRef[] = [],
  subject?: Snapshot,
): Context => ({
  controller: source.controller,
  source: refOf(source),
  card: source.card,
  face: source.face,
  ability,
  story: source.id,
  targets: null,
  modes: [],
  nextTarget: 0,
  nextMode: 0,
  it,
  ...(subject ? { subject } : {}),
});

/**
 * 11.5b: falls (7.4) and destruction (7.5, 6.3) of several at once; each is told before any of them changes.
 * `was` is one of them as it was before what makes it fall (11.5).
 */
export function perish(
  g: Game,
  falls: readonly ObjId[],
  destroyed: readonly ObjId[],
  rule: { falls: RuleId; destroyed: RuleId },
  cause?: Mention,
  was?: Snapshot,
): void {
  const there = (ids: readonly ObjId[]) => ids.flatMap((id) => onMap(g, id) ?? []);
  const falling = replaced(
    g,
    there(falls).filter((c) => typeOf(g, c) === 'Character' && c.face === 'front'),
    'falls',
  );
  const dying = replaced(
    g,
    there(destroyed).filter((card) => !isFixed(g, card)),
    'destroyed',
  );
  noteLost(g, [...falling, ...dying]);
  const told = falling.map((card) => ({ id: card.id, before: card.id === was?.id ? was : snapshotOf(g, card) }));
  for (const { before } of told) happen(g, { event: 'falls', subject: before });
  for (const card of dying) happen(g, { event: 'destroyed', subject: snapshotOf(g, card) });
  leave(g, dying, 'depleted', 'destroyed', rule.destroyed, cause);
  for (const { id, before } of told) {
    turnFace(g, id, 'fallen');
    setCard(g, id, 'damage', 0);
    setCard(g, id, 'damagedBy', undefined);
    setCard(g, id, 'sp', 0);
    setCard(g, id, 'ready', false);
    emit(g, 'fell', rule.falls, { seat: before.controller, subject: mention(before), cause });
    leaveCast(g, id);
  }
  for (const { id, before } of told) {
    const card = onMap(g, id);
    if (card) gatherOwn(g, card, { event: 'falls', subject: before });
  }
}
/** These Characters fall, all at once (7.4). A face that is not the front stays as it is (7.8). */
export const fall = (g: Game, ids: readonly ObjId[], rule: RuleId, cause?: Mention): void =>
  perish(g, ids, [], { falls: rule, destroyed: rule }, cause);
/** To their owners' Depleted Piles, all at once. */
export const destroy = (g: Game, ids: readonly ObjId[], rule: RuleId, cause?: Mention): void =>
  perish(g, [], ids, { falls: rule, destroyed: rule }, cause);

/** 12.7: remembers what fell, was destroyed or was seized in the strike that is being settled. */
export function noteLost(g: Game, cards: readonly BoardCard[]): void {
  const { outcome } = g.flow;
  if (outcome) setFlow(g, 'outcome', { ...outcome, lost: [...outcome.lost, ...cards.map((card) => card.id)] });
}
/** 7.4: "When this falls" printed on the Fallen face triggers as that face comes up; nothing else on it does. */
const gatherOwn = (g: Game, card: BoardCard, h: { event: 'falls'; subject: Snapshot }): void =>
  gather(g, card, h, (when) => 'subject' in when && when.subject === 'this');

/** Takes permanents off the Map together; each goes to its owner's zone (5.3). */
function leave(
  g: Game,
  cards: readonly BoardCard[],
  to: 'depleted' | 'burned' | 'hand',
  type: EventType,
  rule: RuleId,
  cause?: Mention,
): void {
  const told = cards.map((card) => ({ card: { ...card }, before: snapshotOf(g, card) }));
  for (const { before } of told) happen(g, { event: 'leaves', subject: before });
  for (const { card } of told) {
    if (card.story) unbind(g, card.id, '8.10.4');
    untie(g, card);
    if (to === 'hand') moveToHidden(g, card.id, 'hand');
    else moveToPublic(g, card.id, to, card.owner);
    emit(g, type, rule, { seat: card.controller, subject: mention(card), cause });
  }
}
export function sacrifice(g: Game, ids: readonly ObjId[], rule: RuleId, cause?: Mention): void {
  leave(
    g,
    ids.flatMap((id) => onMap(g, id) ?? []),
    'depleted',
    'sacrificed',
    rule,
    cause,
  );
}
export function deplete(g: Game, ids: readonly ObjId[], rule: RuleId): void {
  leave(
    g,
    ids.flatMap((id) => onMap(g, id) ?? []),
    'depleted',
    'depleted',
    rule,
  );
}
export function burn(g: Game, ids: readonly ObjId[], rule: RuleId, cause?: Mention): void {
  leave(
    g,
    ids.flatMap((id) => onMap(g, id) ?? []),
    'burned',
    'burned',
    rule,
    cause,
  );
}
export function returnToHand(g: Game, ids: readonly ObjId[], rule: RuleId, cause?: Mention): void {
  leave(
    g,
    ids.flatMap((id) => onMap(g, id) ?? []),
    'hand',
    'returned',
    rule,
    cause,
  );
}
/** 8.8.3, 8.8.4: a Storyline in progress is removed; a Character Bound to it falls, a Partner is freed. */
export function removeStoryline(g: Game, id: ObjId, rule: RuleId, cause?: Mention): void {
  const card = onMap(g, id);
  if (!card?.story) return;
  const bound = card.story.bound === null ? null : onMap(g, card.story.bound);
  const was = bound ? snapshotOf(g, bound) : undefined;
  leave(g, [card], 'depleted', 'removed', rule, cause);
  if (was) perish(g, [was.id], [], { falls: '8.8.3', destroyed: '8.8.3' }, cause, was);
}

/** 7.7: back to the Character face, without damage; all else stays. */
export function redeem(g: Game, ids: readonly ObjId[], rule: RuleId, cause?: Mention): void {
  for (const id of ids) {
    const card = onMap(g, id);
    if (card?.face !== 'fallen') continue;
    const before = snapshotOf(g, card);
    turnFace(g, id, 'front');
    setCard(g, id, 'damage', 0);
    emit(g, 'redeemed', rule, { seat: card.controller, subject: mention(card), cause });
    happen(g, { event: 'redeemed', subject: before });
  }
}

/** 5.7: a permanent enters, ready and front face up. */
export function enter(g: Game, id: ObjId, controller: Seat, host: ObjRef | undefined): BoardCard {
  const card = moveToPublic(g, id, 'map', controller);
  const printed = printedOf(g, card);
  if (printed.type === 'Storyline')
    setCard(g, id, 'story', {
      chapter: 1,
      counts: (printed.chapters[0]?.counted ?? []).map(() => 0),
      reversalCounts: printed.reversalCounted.map(() => 0),
      reversed: false,
      bound: null,
      partner: null,
      skipped: [],
    });
  const object = host ? { object: mention(cardAt(g, host.id)) } : {};
  emit(g, 'entered', '5.7', { seat: controller, subject: mention(card), ...object });
  if (host) attach(g, id, host.id);
  const now = onMap(g, id) ?? card;
  happen(g, { event: 'enters', subject: snapshotOf(g, now) });
  return now;
}
