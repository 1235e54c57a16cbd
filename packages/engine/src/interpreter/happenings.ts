/** What happened, told to everything that waits for it: Chapters that count (8.5.4), Reversals (8.12.3) and triggered abilities (13.2). */

import { emit, mention, setFlow, setStory } from '../changes/write';
import type { CardType, Effect, Happening, PermanentEvent } from '../language/index';
import type { BoardCard, Seat, Snapshot } from '../state/board';
import { statOf } from '../state/characteristics';
import { conditionHolds, playersOf } from '../state/conditions';
import { matches } from '../state/filters';
import type { PoolChapter } from '../state/pool';
import { faceOf, permanent, permanents, printedOf, refOf, storylinesInProgress } from '../state/queries';
import type { Game, Table, Waiting } from '../state/state';
import { statsIn } from './amounts';

/** One thing that happened; its subject as it was just before (11.5). */
export type Happened =
  | { event: PermanentEvent | 'bound' | 'chapterEnds'; subject: Snapshot }
  | { event: 'plays'; seat: Seat; type: CardType }
  | { event: 'skips'; seat: Seat }
  | { event: 'turnEnds'; seat: Seat };

/** The Chapter that is active, or the Reversal in its place (8.12.1). */
export function activeChapter(t: Table, card: BoardCard): PoolChapter | null {
  if (!card.story) return null;
  const printed = printedOf(t, card);
  if (card.story.reversed && card.story.chapter === 3 && printed.reversal) return printed.reversal;
  return printed.chapters[card.story.chapter - 1] ?? null;
}

/** Whether what happened is what `source` waits for. */
export function fits(t: Table, pattern: Happening, h: Happened, source: BoardCard): boolean {
  if (pattern.event !== h.event) return false;
  switch (pattern.event) {
    case 'plays':
      return (
        h.event === 'plays' &&
        playersOf(t, pattern.by, source.controller).includes(h.seat) &&
        (pattern.type === 'card' || pattern.type === h.type)
      );
    case 'skips':
      return h.event === 'skips' && playersOf(t, pattern.by, source.controller).includes(h.seat);
    case 'turnEnds':
      return h.event === 'turnEnds' && playersOf(t, pattern.of, source.controller).includes(h.seat);
    default: {
      if (!('subject' in h)) return false;
      const { subject } = h;
      if (typeof pattern.subject === 'object')
        return matches(t, pattern.subject, subject, source.controller, source.id);
      switch (pattern.subject) {
        case 'this':
          return subject.id === source.id && subject.inc === source.inc;
        case 'the Bound Character':
          return subject.boundTo === source.id;
        case 'the Partnered Character':
          return subject.partnerTo === source.id;
        case 'the attached permanent':
          return source.host === subject.id;
        case 'it':
          return false;
      }
    }
  }
}

const counted = (t: Table, patterns: readonly Happening[], counts: readonly number[], h: Happened, card: BoardCard) =>
  counts.map((n, i) => {
    const pattern = patterns[i];
    return pattern && fits(t, pattern, h, card) ? n + 1 : n;
  });
const changed = (a: readonly number[], b: readonly number[]): boolean => a.some((n, i) => n !== b[i]);

function progress(g: Game, h: Happened): void {
  for (const card of storylinesInProgress(g)) {
    const { story } = card;
    const active = activeChapter(g, card);
    const { reversalCounted, reversalTimes } = printedOf(g, card);
    const counts = counted(g, active?.counted ?? [], story.counts, h, card);
    const toReversal = story.reversed
      ? story.reversalCounts
      : counted(g, reversalCounted, story.reversalCounts, h, card);
    if (!changed(story.counts, counts) && !changed(story.reversalCounts, toReversal)) continue;
    setStory(g, card.id, { counts, reversalCounts: toReversal });
    for (const [at, to] of counts.entries())
      tellProgress(
        g,
        card,
        story.counts[at] ?? 0,
        to,
        active?.times[at] ?? 0,
        at < (active?.endCounted ?? 0) ? 'end' : 'skip',
      );
    for (const [at, to] of toReversal.entries())
      tellProgress(g, card, story.reversalCounts[at] ?? 0, to, reversalTimes[at] ?? 0, 'reversal');
  }
}
/** One count of a Storyline that went on, unless it had come as far as it must before. */
function tellProgress(
  g: Game,
  card: BoardCard,
  from: number,
  to: number,
  times: number,
  word: 'end' | 'skip' | 'reversal',
): void {
  if (from === to || from >= times) return;
  const subject = mention(card);
  emit(g, 'progressed', '8.5.4', {
    seat: card.controller,
    subject,
    amount: card.story?.chapter,
    word,
    numbers: [to, times],
  });
}

/** The subject with those of its statistics that the effects need: it may be gone when they are read (11.5). */
function withStats(t: Table, subject: Snapshot, effects: readonly Effect[]): Snapshot {
  const needed = statsIn(effects);
  if (needed.length === 0 || !permanent(t, subject)) return subject;
  return { ...subject, stats: Object.fromEntries(needed.map((stat) => [stat, statOf(t, subject.id, stat)])) };
}
/** Puts the triggered abilities of one permanent that wait for this among those that wait for the Chain. */
export function gather(g: Game, source: BoardCard, h: Happened, only: (when: Happening) => boolean = () => true): void {
  const face = faceOf(g, source);
  const found: Waiting[] = [];
  for (const index of face.triggered) {
    const ability = face.abilities[index];
    if (ability?.ability !== 'triggered' || !only(ability.when) || !fits(g, ability.when, h, source)) continue;
    const subject = 'subject' in h ? withStats(g, h.subject, ability.effect) : undefined;
    const it = subject ? [refOf(subject)] : [];
    const asked = { you: source.controller, source, story: source.id, it, subject };
    if (ability.if && !conditionHolds(g, ability.if, asked)) continue;
    found.push({
      controller: source.controller,
      source: refOf(source),
      card: source.card,
      face: source.face,
      ability: index,
      ...(subject ? { subject } : {}),
    });
  }
  if (found.length > 0) setFlow(g, 'waiting', [...g.flow.waiting, ...found]);
}

/** Tells everything on the Map. Called before a change that takes the subject away, after any other. */
export function happen(g: Game, h: Happened): void {
  progress(g, h);
  for (const source of permanents(g)) gather(g, source, h);
}
