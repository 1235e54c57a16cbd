import type { BoardCard, Story } from '@astris/engine';
import type { Condition, StorylineCard } from '@astris/engine/language';
import { chaptersOf, conditionText } from '@astris/engine/language';
import { activeChapter } from '@astris/engine/messages';
import { progressOf, type Table } from '@astris/engine/queries';

export type StoryCard = BoardCard & { story: Story };
/** One thing that the active Chapter waits for, and how far it has come. */
export interface EndPart {
  text: string;
  have: number;
  need: number;
}

/** The single conditions inside, in the order of the text, with the place of each counter (8.5.4). */
function leaves(condition: Condition, offset = 0): { leaf: Condition; offset: number }[] {
  if (condition.if !== 'all' && condition.if !== 'any') return [{ leaf: condition, offset }];
  const found: { leaf: Condition; offset: number }[] = [];
  let at = offset;
  for (const part of condition.of) {
    found.push(...leaves(part, at));
    at += counters(part);
  }
  return found;
}
function counters(condition: Condition): number {
  if (condition.if === 'happened') return 1;
  if (condition.if === 'not') return counters(condition.not);
  return condition.if === 'all' || condition.if === 'any'
    ? condition.of.reduce((sum, part) => sum + counters(part), 0)
    : 0;
}

/** The active End condition in parts, each as n of m. */
export function endOf(table: Table, storyline: StoryCard, card: StorylineCard): EndPart[] {
  const { story } = storyline;
  return leaves(activeChapter(card, story).end).map(({ leaf, offset }) => {
    const text = conditionText(leaf);
    const { have, need } = progressOf(table, leaf, {
      you: storyline.controller,
      source: { id: storyline.id, inc: storyline.inc },
      story: storyline.id,
      it: [],
      counts: story.counts,
      offset,
    });
    return { text: text.charAt(0).toUpperCase() + text.slice(1), have, need };
  });
}

/** The wording of the active Chapter. */
export function chapterWords(card: StorylineCard, story: Story) {
  const { chapters, reversal } = chaptersOf(card);
  if (story.chapter === 3 && story.reversed && reversal) return reversal.chapter;
  return chapters[story.chapter - 1] ?? chapters[0];
}
