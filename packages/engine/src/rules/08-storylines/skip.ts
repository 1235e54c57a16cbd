/** 8.6 Skip: any player, as a Slow Maneuver; a cost paid, or a condition that is true. */
import { emit, mention } from '../../changes/write';
import { activeChapter, happen } from '../../interpreter/happenings';
import type { Cost } from '../../language/index';
import { type Refusal, refuse } from '../../refusals';
import type { ChainItem, ObjId, Seat } from '../../state/board';
import { conditionHolds } from '../../state/conditions';
import { onMap } from '../../state/queries';
import type { Game, Table } from '../../state/state';
import { costRefusal } from '../11-costs';
import { advance, askedByStory, isActive } from './chapters';

export const skipCost = (t: Table, storyline: ObjId): readonly Cost[] => {
  const card = onMap(t, storyline);
  const skip = card ? activeChapter(t, card)?.chapter.skip : undefined;
  return skip && 'cost' in skip ? skip.cost : [];
};
/** 8.6.2: whether a free Skip's condition is true; true for a Skip with a cost. */
function isOpen(t: Table, storyline: ObjId): boolean {
  const card = onMap(t, storyline);
  const active = card && activeChapter(t, card);
  const skip = active?.chapter.skip;
  if (!card || !active || !skip) return false;
  return 'cost' in skip || conditionHolds(t, skip.when, askedByStory(card, active.endCounted));
}
/** Slow time is checked by the caller (8.6.4, 11.3). */
export function skipRefusal(t: Game, seat: Seat, storyline: ObjId): Refusal | null {
  const card = onMap(t, storyline);
  if (!card?.story) return refuse('8.6.1', 'notInProgress');
  const skip = activeChapter(t, card)?.chapter.skip;
  if (!skip) return refuse('8.5.1', 'noSkip', { have: card.story.chapter });
  const own = card.controller === seat;
  if (skip.by === 'you' && !own) return refuse('8.6.1', 'skipNotYours', { word: 'its controller' });
  if (skip.by === 'opponent' && own) return refuse('8.6.1', 'skipNotYours', { word: 'an opponent of its controller' });
  if (!isOpen(t, storyline)) return refuse('8.6.2', 'skipConditionFalse');
  return 'cost' in skip ? costRefusal(t, seat, skip.cost, card.id, 'this Skip', '8.6.2') : null;
}
/** 8.6.3, 8.6.4: the Chapter is passed without reward or SP, if it is still the one and a free Skip still open. */
export function resolveSkip(g: Game, item: ChainItem): void {
  const card = onMap(g, item.source.id);
  const same = card?.story && isActive(card.story, item.chapter ?? 1, item.reversed ?? false);
  if (!card || card.inc !== item.source.inc || !same || !isOpen(g, card.id)) {
    emit(g, 'fizzled', '8.6.4', { seat: item.controller, ...(card ? { subject: mention(card) } : {}) });
    return;
  }
  // Told before the next Chapter activates, which counts from then on (8.5.4).
  happen(g, { event: 'skips', seat: item.controller });
  advance(g, card.id, true);
}
