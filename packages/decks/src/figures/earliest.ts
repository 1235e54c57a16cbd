/**
 * How soon a Storyline could complete by the rules alone: everything is drawn, paid for and won at the first chance, and the
 * opponent does nothing. Turns are those of the Act, both players' counted; its controller has the odd ones.
 */

import type { Ruleset } from '@astris/engine';
import type { Condition, Happening, StorylineCard } from '@astris/engine/language';

/** During the actions of a turn, or at its end. */
interface Moment {
  turn: number;
  atEnd: boolean;
}
interface Course {
  at: Moment;
  /** The last turn in which the Bound Character was activated: by Bind (8.10.2) or by attacking (7.1). */
  boundBusy: number;
}

const isOwn = (turn: number): boolean => turn % 2 === 1;
/** The first turn of that side from a moment on that has actions left, and so its end still to come. */
const nextTurn = ({ turn, atEnd }: Moment, own: boolean): number => {
  const from = atEnd ? turn + 1 : turn;
  return isOwn(from) === own ? from : from + 1;
};

const later = (a: Moment, b: Moment): Moment => (a.turn > b.turn || (a.turn === b.turn && a.atEnd && !b.atEnd) ? a : b);
const acting = (turn: number): Moment => ({ turn, atEnd: false });

const OWN_ATTACKS = ['attacks', 'winsConflict', 'raids', 'seized'] as const;
const isAttack = (event: string): boolean => (OWN_ATTACKS as readonly string[]).includes(event);

function afterHappening(what: Happening, times: number, course: Course): Course {
  const { at } = course;
  if (what.event === 'turnEnds') {
    const every = what.of === 'each player' ? 1 : 2;
    const from = at.atEnd ? at.turn + 1 : at.turn;
    const first = every === 1 ? from : nextTurn(at, what.of === 'you');
    return { ...course, at: { turn: first + every * (times - 1), atEnd: true } };
  }
  if (what.event === 'bound') {
    const turn = nextTurn(at, true);
    return { at: acting(turn), boundBusy: turn };
  }
  const isBoundOne = 'subject' in what && what.subject === 'the Bound Character';
  if (isBoundOne && isAttack(what.event)) {
    // 7.1: once in each own turn, and not in the turn in which Bind activated it.
    const first = nextTurn(later(at, { turn: course.boundBusy, atEnd: true }), true);
    const last = first + 2 * (times - 1);
    return { at: acting(last), boundBusy: last };
  }
  if (what.event === 'intercepts') {
    const first = nextTurn(at, false);
    return { ...course, at: acting(isBoundOne ? first + 2 * (times - 1) : first) };
  }
  const isOwnDoing =
    isAttack(what.event) ||
    (what.event === 'plays' && what.by === 'you') ||
    (what.event === 'skips' && what.by === 'you');
  return isOwnDoing ? { ...course, at: acting(nextTurn(at, true)) } : course;
}

function after(condition: Condition, course: Course): Course {
  switch (condition.if) {
    case 'happened':
      return afterHappening(condition.what, condition.times, course);
    case 'all':
      return condition.of
        .map((one) => after(one, course))
        .reduce((a, b) => ({ at: later(a.at, b.at), boundBusy: Math.max(a.boundBusy, b.boundBusy) }), course);
    case 'any': {
      const ways = condition.of.map((one) => after(one, course));
      return ways.reduce((a, b) => (later(a.at, b.at) === a.at ? b : a), ways[0] ?? course);
    }
    default:
      // A state of the board may hold at once (8.5.5).
      return course;
  }
}

/** The turn of the Act, from 1, in which the Storyline could complete, when it is played in the first of them. */
export function earliestCompletion(card: StorylineCard, { climacticTurn }: Pick<Ruleset, 'climacticTurn'>): number {
  let course: Course = { at: acting(1), boundBusy: 0 };
  for (const chapter of card.chapters) {
    course = after(chapter.end, course);
    if (chapter.climactic) course = { ...course, at: later(course.at, acting(climacticTurn)) };
  }
  return course.at.turn;
}
