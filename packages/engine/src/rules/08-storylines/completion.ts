/** 8.9, 9.4.0: a completed Storyline flips to its back face and ends the Act. */
import { turnFace, unbind } from '../../changes/permanents';
import { emit, mention, setCard, setFlow } from '../../changes/write';
import type { Effect } from '../../language/index';
import type { ObjId } from '../../state/board';
import { onMap, printedOf, refOf } from '../../state/queries';
import type { Completed, Game } from '../../state/state';

/** 8.9.1, 8.9.2, 8.9.6: unbinds first, keeps controller and markers, becomes ready. */
export function complete(g: Game, id: ObjId, skipped: boolean): void {
  const card = onMap(g, id);
  if (!card?.story) return;
  const { reversed } = card.story;
  unbind(g, id, '8.9.2');
  setCard(g, id, 'story', undefined);
  turnFace(g, id, 'back');
  setCard(g, id, 'damage', 0);
  setCard(g, id, 'ready', true);
  const now = onMap(g, id) ?? card;
  emit(g, 'storylineCompleted', skipped ? '8.6.3' : '8.9.1', {
    seat: card.controller,
    subject: mention(now),
    word: reversed ? 'reversal' : skipped ? 'skipped' : 'natural',
  });
  setFlow(g, 'completed', [
    ...g.flow.completed,
    { ...refOf(card), card: card.card, controller: card.controller, reversed, skipped },
  ]);
}
/** 8.9.3, 8.12.2: the reward printed on the back face, for the path that was live. */
export function rewardOf(g: Game, of: Completed): readonly Effect[] {
  const { card } = printedOf(g, of);
  if (card.type !== 'Storyline') return [];
  return of.reversed ? (card.back.reversalReward ?? []) : card.back.reward;
}
