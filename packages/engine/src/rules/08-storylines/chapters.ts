/** 8.5, 8.3.2, 8.3.3, 8.4: Chapters are met, completed and rewarded. */
import { changeStoryPoints } from '../../changes/resources';
import { popFrame, pushFrame, setFrame } from '../../changes/stack';
import { emit, mention, setStory } from '../../changes/write';
import { activeChapter, happen } from '../../interpreter/happenings';
import type { BoardCard, ObjId, Story } from '../../state/board';
import { type Asked, conditionHolds } from '../../state/conditions';
import { cardAt, onMap, printedOf, receivesAwards, refOf, snapshotOf, storylinesInProgress } from '../../state/queries';
import type { Context, FrameOf, Game, Table } from '../../state/state';
import { complete } from './completion';

export const askedByStory = (card: BoardCard & { story?: Story }, offset = 0): Asked => ({
  you: card.controller,
  source: refOf(card),
  story: card.id,
  it: [],
  counts: card.story?.counts ?? [],
  offset,
});
/** Whether that Chapter is the active one; a Reversal that is live takes the place of the third only (8.12.1). */
export const isActive = (story: Story, chapter: 1 | 2 | 3, reversed: boolean): boolean =>
  story.chapter === chapter && (chapter < 3 || story.reversed === reversed);
/** 8.5.2, 8.5.5: the End condition of the active Chapter holds; a Climactic one waits for the Act's seventh turn. */
export function isMet(t: Table, card: BoardCard): boolean {
  const active = activeChapter(t, card);
  if (!active) return false;
  if (active.chapter.climactic && t.board.turn < t.ruleset.climacticTurn) return false;
  return conditionHolds(t, active.chapter.end, askedByStory(card));
}
export const metStorylines = (t: Table): ObjId[] =>
  storylinesInProgress(t)
    .filter((c) => isMet(t, c))
    .map((c) => c.id);

/** 8.5.7: reward, SP award, then the next Chapter or the back face; at once, without the Chain. */
export function stepChapter(g: Game, frame: FrameOf<'chapter'>): void {
  const card = onMap(g, frame.storyline);
  const active = card && activeChapter(g, card);
  if (!card?.story || !active || !isActive(card.story, frame.chapter, frame.reversed)) {
    popFrame(g);
    return;
  }
  const { chapter } = active;
  if (frame.step === 0) {
    setFrame(g, frame, { step: 1 });
    emit(g, 'chapterCompleted', '8.5.2', { seat: card.controller, subject: mention(card), amount: frame.chapter });
    if (chapter.reward) {
      const ctx: Context = {
        controller: card.controller,
        source: refOf(card),
        card: card.card,
        face: 'front',
        ability: -1,
        story: card.id,
        chapter: frame.chapter,
        targets: null,
        modes: [],
        nextTarget: 0,
        nextMode: 0,
        it: [],
      };
      pushFrame(g, { f: 'effects', list: chapter.reward, at: 0, ctx, asking: false, wait: null });
    }
    return;
  }
  if (chapter.sp) awardChapter(g, card, chapter.sp);
  popFrame(g);
  // Told before the next Chapter activates, which counts from then on (8.5.4).
  happen(g, { event: 'chapterEnds', subject: snapshotOf(g, card) });
  advance(g, card.id, false);
}
/** 8.4.2, 8.5.6: to the Bound Character if Aligned; 8.3.2: on a Player Storyline itself; 8.3.3: to nobody. */
function awardChapter(g: Game, card: BoardCard, sp: number): void {
  const printed = printedOf(g, card).card;
  const cause = mention(card);
  if (printed.type !== 'Storyline') return;
  if (!printed.bound) {
    changeStoryPoints(g, card.id, sp, '8.3.2', cause);
    return;
  }
  const bound = card.story?.bound ?? null;
  const who = bound === null ? null : onMap(g, bound);
  if (who && receivesAwards(g, who, card.id)) changeStoryPoints(g, who.id, sp, '8.5.6', cause);
}

/** The next Chapter activates (8.5.4: counting starts), or the Storyline completes (8.9). */
export function advance(g: Game, id: ObjId, skipped: boolean): void {
  const card = onMap(g, id);
  if (!card?.story) return;
  const { chapter } = card.story;
  if (skipped) {
    setStory(g, id, { skipped: [...card.story.skipped, chapter] });
    emit(g, 'chapterSkipped', '8.6.3', { seat: card.controller, subject: mention(card), amount: chapter });
  }
  if (chapter === 3) {
    complete(g, id, skipped);
    return;
  }
  activateChapter(g, id, (chapter + 1) as 2 | 3, '8.5.2');
}
/** 8.12.1, 8.12.3: a Chapter, or the Reversal in place of the third, activates; counting starts anew. */
export function activateChapter(g: Game, id: ObjId, chapter: 2 | 3, rule: '8.5.2' | '8.12.3'): void {
  setStory(g, id, { chapter });
  const card = cardAt(g, id);
  setStory(g, id, { counts: (activeChapter(g, card)?.counted ?? []).map(() => 0) });
  emit(g, 'chapterActivated', rule, { seat: card.controller, subject: mention(card), amount: chapter });
}
