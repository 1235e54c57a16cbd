/** Drawing, discarding and shuffling (5.6, 17.7). */
import type { RuleId } from '@astris/rulebook';
import { put } from '../changes/journal';
import { changeTreasury } from '../changes/resources';
import { emit, mention } from '../changes/write';
import { hiddenCards, moveToHidden, moveToPublic, objectAt, orderDeck, setZone, zoneOf } from '../changes/zones';
import type { Mention } from '../events';
import type { ObjId, Seat } from '../state/board';
import { shuffled } from '../state/random';
import type { Game, HiddenObject } from '../state/state';

/** Draws up to n cards; each that can't be drawn costs C unless `free` (5.6). */
export function draw(g: Game, seat: Seat, n: number, rule: RuleId, free = false, cause?: Mention): void {
  const deck = zoneOf(g, seat, 'deck');
  const taken = deck.slice(Math.max(0, deck.length - n)).reverse();
  if (taken.length > 0) {
    for (const id of taken)
      put(g, g.hidden.objects as HiddenObject[], id, {
        ...objectAt(g, id),
        zone: 'hand',
        inc: objectAt(g, id).inc + 1,
      });
    setZone(g, seat, 'deck', deck.slice(0, deck.length - taken.length));
    setZone(g, seat, 'hand', [...zoneOf(g, seat, 'hand'), ...taken]);
    emit(g, 'drew', rule, { seat, amount: taken.length, cause, own: [{ seat, cards: hiddenCards(g, taken) }] });
  }
  if (free) return;
  for (let missing = taken.length; missing < n; missing++) {
    emit(g, 'couldNotDraw', '5.6', { seat, cause });
    changeTreasury(g, seat, -g.ruleset.emptyDeckLoss, '5.6', cause);
  }
}
export function discard(g: Game, seat: Seat, ids: readonly ObjId[], rule: RuleId, cause?: Mention): void {
  for (const id of ids) {
    const card = moveToPublic(g, id, 'depleted', seat);
    emit(g, 'discarded', rule, { seat, subject: mention(card), cause });
  }
}
export function shuffle(g: Game, seat: Seat, rule: RuleId): void {
  const result = shuffled(zoneOf(g, seat, 'deck'), g.hidden.seed, g.hidden.drawn);
  orderDeck(g, seat, result.list, result.drawn);
  emit(g, 'deckShuffled', rule, { seat });
}
/** Puts cards of the hand into the deck, to be shuffled. */
export function handIntoDeck(g: Game, seat: Seat, ids: readonly ObjId[], rule: RuleId): void {
  for (const id of ids) moveToHidden(g, id, 'deck');
  emit(g, 'handReturned', rule, { seat, amount: ids.length });
}
