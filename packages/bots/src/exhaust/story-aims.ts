/** Boards on which a Chapter, a Skip or a Reversal of a Storyline is one step away. */
import { type CardPool, RULESET } from '@astris/engine';
import { below, type Chance } from '@astris/engine/testing';
import type { Aimed } from './aims';
import { deedsOf } from './deeds';

type PoolCard = CardPool['cards'][string];
type Condition = PoolChapter['chapter']['end'];
type PoolChapter = NonNullable<PoolCard['reversal']>;
type Story = Extract<PoolCard['card'], { type: 'Storyline' }>;
type Numeral = 1 | 2 | 3;

/** How many happenings of a kind are still to come at most. */
const SHORT = 2;
/** How often a Chapter that waits for its Storyline to be Bound has a cast all the same. */
const BOUND_BEFORE = 0.2;
/** Turns of an Act in which no Climactic Chapter completes (8.5.5). */
const EARLY_TURNS = RULESET.climacticTurn - 1;

/** A turn in which Climactic Chapters complete (8.5.5). */
export const late = (random: Chance): number => EARLY_TURNS + 1 + below(random, 3);
/** One count is one or two short, and so may others be; all of them where one is enough. */
function nearly(random: Chance, times: readonly number[], end: Condition | undefined): number[] {
  const one = below(random, Math.max(1, times.length));
  const isShort = (at: number): boolean => end?.if === 'any' || at === one || random() < 0.5;
  return times.map((n, at) => (isShort(at) ? Math.max(0, n - 1 - below(random, SHORT)) : n));
}
/** Characters that are Aligned with it, one for each Drive (8.4.1). */
const castOf = ({ bound, drives }: Story): unknown[] =>
  bound ? drives.map((drive) => ({ kind: 'Character', whose: 'your', with: [{ drive }] })) : [];

/** The Chapter is active, and its End or its Skip near; a Climactic one that shall wait is met too early. */
function atChapter(
  random: Chance,
  story: Story,
  of: PoolChapter,
  chapter: Numeral,
  goal: string,
  reversed: boolean,
): Aimed {
  const { end, skip, reward } = of.chapter;
  const isSkip = goal.endsWith('Skip');
  const isEarly = goal.endsWith('Climactic');
  const counts = isSkip || isEarly ? of.times : nearly(random, of.times, end);
  const deeds = deedsOf(isSkip ? skip : end);
  if (isSkip) deeds.add('skip');
  return {
    aim: {
      form: {
        chapter,
        counts: counts.map((n, at) => (isSkip && at < of.endCounted ? 0 : n)),
        ...(reversed ? { reversed: true as const } : {}),
      },
      words: [...(isSkip ? [skip] : [end, reward]), ...castOf(story)],
      cast: !deeds.has('bind') || random() < BOUND_BEFORE,
      turn: isEarly ? 1 + below(random, EARLY_TURNS) : late(random),
    },
    deeds,
  };
}
function beforeReversal(random: Chance, { reversalTimes }: PoolCard, story: Story): Aimed {
  const live = story.reversal?.live;
  const chapter = (1 + below(random, 3)) as Numeral;
  return {
    aim: {
      form: { chapter, reversalCounts: nearly(random, reversalTimes, live) },
      words: [live, ...castOf(story)],
      cast: true,
      turn: 1 + below(random, EARLY_TURNS),
    },
    deeds: deedsOf(live),
  };
}
/** Null where no Chapter is meant. */
export function storyAim(random: Chance, of: PoolCard, goal: string): Aimed | null {
  const { card, chapters, reversal } = of;
  if (card.type !== 'Storyline') return null;
  if (goal === 'Bind' || goal === 'Partner')
    return { aim: { form: { chapter: 1 }, words: castOf(card), cast: false }, deeds: new Set(['bind', 'partner']) };
  if (goal === 'Reversal live') return beforeReversal(random, of, card);
  if (reversal && goal.includes('revers')) return atChapter(random, card, reversal, 3, goal, true);
  const chapter = goal.includes('natural') ? 3 : Number(/^Chapter (\d)/.exec(goal)?.[1]);
  const active = chapters[chapter - 1];
  return active ? atChapter(random, card, active, chapter as Numeral, goal, false) : null;
}
/** Storylines that end the Act as soon as they are looked at: their last Chapter needs only what has happened. */
export const endings = (pool: CardPool): { card: string; chapter: 3; counts: number[] }[] =>
  pool.ids.flatMap((id) => {
    const last = pool.cards[id]?.chapters[2];
    const isMet = last?.chapter.end.if === 'happened';
    return isMet ? [{ card: id, chapter: 3 as const, counts: [...last.times] }] : [];
  });
