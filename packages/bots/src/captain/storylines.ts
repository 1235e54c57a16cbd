/** Storylines in progress: how far they are, what they will award yet, and how near the end of the Act is (8.5). */
import type { Seat } from '@astris/engine';
import type { Condition } from '@astris/engine/language';
import { conditionHolds, isAligned, playerAt, printedOf, progressOf, type Table } from '@astris/engine/queries';
import type { Reading, StorylineCard } from './reading';
import { WEIGHTS as W } from './weights';

/** How sure an award is that is a Chapter further on. */
const LATER = 0.5;
/** A Bound Storyline that nobody is Bound to. */
const UNBOUND = { first: 0.85, later: 0.5 };
/** The last Chapter counts for most of the way: the first two are soon done. */
const STEEP = 4;

type PoolChapter = ReturnType<typeof printedOf>['chapters'][number];
function activeChapter(t: Table, { card, story }: StorylineCard): PoolChapter | null {
  const printed = printedOf(t, { card });
  if (story.reversed && story.chapter === 3 && printed.reversal) return printed.reversal;
  return printed.chapters[story.chapter - 1] ?? null;
}

/** How far a condition has come, from 0 to 1; `at` counts the happenings before it in the text (8.5.4). */
function share(t: Table, card: StorylineCard, condition: Condition, at: { next: number }): number {
  const asked = { you: card.controller, source: card, story: card.id, it: [], counts: card.story.counts };
  switch (condition.if) {
    case 'happened':
      return Math.min(1, (card.story.counts[at.next++] ?? 0) / condition.times);
    case 'all': {
      const parts = condition.of.map((part) => share(t, card, part, at));
      return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
    }
    case 'any':
      return Math.max(0, ...condition.of.map((part) => share(t, card, part, at)));
    case 'not':
      return conditionHolds(t, condition, { ...asked, offset: at.next }) ? 1 : 0;
    case 'treasury': {
      const { player, atLeast } = condition;
      if (player !== 'you' || atLeast === undefined) return conditionHolds(t, condition, asked) ? 1 : 0;
      return Math.min(1, playerAt(t, card.controller).C / Math.max(1, atLeast));
    }
    default: {
      const { have, need } = progressOf(t, condition, asked);
      return Math.min(1, have / Math.max(1, need));
    }
  }
}

/** A Storyline as the evaluation sees it. */
export interface Outlook {
  readonly controller: Seat;
  /** Of the active Chapter, from 0 to 1. */
  readonly progress: number;
  readonly chapter: number;
  /** Story Points that its Chapters ahead will award, weighed by how sure they are. */
  readonly future: number;
  /** Story Points that come with its last Chapter. */
  readonly last: number;
  /** How near it is to ending the Act, from 0 to 1. */
  readonly nearness: number;
  /** What its cast is worth to it. */
  readonly cast: number;
}

/** Whether its awards find somebody to take them (8.2.3, 8.3.3), as a share. */
function awardShare(t: Table, { id, story }: StorylineCard, bound: boolean): number {
  if (!bound) return 1;
  if (story.bound !== null) return isAligned(t, id, story.bound) ? 1 : 0;
  return story.chapter === 1 ? UNBOUND.first : UNBOUND.later;
}
function outlook(t: Table, card: StorylineCard): Outlook | null {
  const active = activeChapter(t, card);
  const printed = printedOf(t, card);
  if (!active || printed.card.type !== 'Storyline') return null;
  const { chapter } = card.story;
  const { bound } = printed.card;
  const progress = share(t, card, active.chapter.end, { next: 0 });
  const takes = awardShare(t, card, bound);
  let sure = 0.55 + 0.45 * progress;
  let future = (active.chapter.sp ?? 0) * sure;
  for (const later of printed.chapters.slice(chapter)) {
    sure *= LATER;
    future += (later.chapter.sp ?? 0) * sure;
  }
  const lastChapter = card.story.reversed ? printed.reversal : printed.chapters[2];
  // A last Chapter is Climactic as a rule, so an Act that has just begun does not end soon (8.5.5).
  const soon = Math.min(1, (t.board.turn + 1) / t.ruleset.climacticTurn);
  const cast = !bound || card.story.bound === null ? 0 : takes > 0 ? W.bound : W.unaligned;
  return {
    controller: card.controller,
    progress,
    chapter,
    future: future * takes,
    last: (lastChapter?.chapter.sp ?? 0) * (takes > 0 ? 1 : 0),
    nearness: ((chapter - 1 + progress) / 3) ** STEEP * soon,
    cast,
  };
}
export const outlooks = ({ t, sides }: Reading): Outlook[] =>
  sides.flatMap(({ storylines }) => storylines.flatMap((card) => outlook(t, card) ?? []));

/** What a Storyline promises its controller, the end of the Act left out; `press` is how much Story Points count. */
export const promise = ({ future, progress, chapter, cast }: Outlook, press: number): number =>
  W.storyline + press * future * W.futureStoryPoint + progress * W.progress + (chapter - 1) * W.chapter + cast;
