/** Wording of happenings and conditions: triggers, End conditions, Reversals and "Skip: When" share it. */
import type { Condition, Filter, Happening, PermanentEvent, Player, Ref } from '../vocabulary';
import { join, never, playerDoes, pluralKind, possessive, type Speaking, times, withArticle } from './phrases';
import { being, cards, many, manyAlone, one, oneAlone, ref } from './things';

const isFilter = (what: Filter | Ref): what is Filter => typeof what === 'object' && 'kind' in what;

/** "falls", "fall twice", "wins 3 conflicts". */
const deed = (event: PermanentEvent, n: number, plural: boolean): string => {
  const s = plural ? '' : 's';
  const be = plural ? 'are' : 'is';
  switch (event) {
    case 'enters':
      return `enter${s} the Map${times(n)}`;
    case 'leaves':
      return `leave${s} the Map${times(n)}`;
    case 'falls':
      return `fall${s}${times(n)}`;
    case 'attacks':
      return `attack${s}${times(n)}`;
    case 'intercepts':
      return `intercept${s}${times(n)}`;
    case 'redeemed':
    case 'destroyed':
    case 'seized':
      return `${be} ${event}${times(n)}`;
    case 'winsConflict':
      return `win${s} ${n === 1 ? 'a conflict' : `${n} conflicts`}`;
    case 'raids':
      return `take${s} C in ${n === 1 ? 'a raid' : `${n} raids`}`;
    default:
      return never(event);
  }
};

/** A happening, `n` times, as a clause: "a Character you control falls", "Characters you control win 3 conflicts". */
export const happeningText = (what: Happening, n = 1, on: Speaking = {}): string => {
  switch (what.event) {
    case 'bound':
      if (what.subject === 'this') return `Bind${times(n)}`;
      return n === 1 ? `${one(what.subject)} is Bound` : `${many(what.subject)} are Bound${times(n)}`;
    case 'chapterEnds': {
      const of = what.subject === 'this' ? 'this Storyline' : n === 1 ? one(what.subject) : many(what.subject);
      return n === 1 ? `a Chapter of ${of} completes` : `${n} Chapters of ${of} complete`;
    }
    case 'plays': {
      const played = n === 1 ? withArticle(what.type) : `${n} ${pluralKind(what.type)}`;
      return what.by === 'each player' ? `a player plays ${played}` : `${playerDoes(what.by, 'play')} ${played}`;
    }
    case 'skips': {
      const skipped = n === 1 ? 'a Chapter' : `${n} Chapters`;
      return what.by === 'each player' ? `a player skips ${skipped}` : `${playerDoes(what.by, 'skip')} ${skipped}`;
    }
    case 'turnEnds':
      if (what.of === 'each player') return n === 1 ? 'a turn ends' : `${n} turns end`;
      return `${possessive(what.of)} turn ends${times(n)}`;
    case 'enters':
    case 'leaves':
    case 'falls':
    case 'redeemed':
    case 'destroyed':
    case 'attacks':
    case 'intercepts':
    case 'winsConflict':
    case 'seized':
    case 'raids': {
      if (!isFilter(what.subject)) return `${ref(what.subject, on)} ${deed(what.event, n, false)}`;
      if (n === 1) return `${one(what.subject)} ${deed(what.event, n, false)}`;
      return `${many(what.subject)} ${deed(what.event, n, true)}`;
    }
    default:
      return never(what);
  }
};

/** "0C", "3C or less", "at least 10C", "between 3C and 10C". */
const range = (low: number | undefined, high: number | undefined, unit: (n: number) => string): string => {
  if (high === 0) return unit(0);
  if (low !== undefined && high !== undefined) return `between ${unit(low)} and ${unit(high)}`;
  return high !== undefined ? `${unit(high)} or less` : `at least ${unit(low ?? 0)}`;
};
const inHand = (low: number | undefined, high: number | undefined): string => {
  if (high === 0) return 'no cards in hand';
  if (low !== undefined && high !== undefined) return `between ${low} and ${high} cards in hand`;
  return high !== undefined ? `${high} or fewer cards in hand` : `at least ${cards(low ?? 0)} in hand`;
};
const has = (player: Parameters<typeof playerDoes>[0]) =>
  player === 'you' ? 'you have' : playerDoes(player, 'have').replace(/haves$/, 'has');

/** A condition as a clause without a capital or a full stop. */
export const conditionText = (condition: Condition, on: Speaking = {}): string => {
  switch (condition.if) {
    case 'controls': {
      const { player, what, atLeast } = condition;
      const some = atLeast === 1 ? oneAlone(what) : `at least ${atLeast} ${manyAlone(what)}`;
      return `${playerDoes(player, 'control')} ${some}`;
    }
    case 'aligned':
      return `${ref('the Bound Character', on)} is Aligned`;
    case 'is':
      return condition.what === 'it' && on.several
        ? `they ${being(condition.quality, true)}`
        : `${ref(condition.what, on)} ${being(condition.quality)}`;
    case 'treasury':
      return `${possessive(condition.player)} Treasury holds ${range(condition.atLeast, condition.atMost, (n) => `${n}C`)}`;
    case 'hand':
      return `${has(condition.player)} ${inHand(condition.atLeast, condition.atMost)}`;
    case 'happened':
      return happeningText(condition.what, condition.times, on);
    case 'not':
      return denied(condition.not, on);
    case 'all':
    case 'any':
      return either(condition.of, condition.if === 'all' ? 'and' : 'or', on);
    default:
      return never(condition);
  }
};
/** What a part begins with, so that a list need not say it again: "you control", "the Bound Character". */
const opening = (condition: Condition, on: Speaking): string | undefined => {
  if (condition.if === 'controls') return playerDoes(condition.player, 'control');
  if (condition.if === 'not') return opening(condition.not, on);
  if (condition.if === 'aligned') return ref('the Bound Character', on);
  if (condition.if === 'is' && !(condition.what === 'it' && on.several)) return ref(condition.what, on);
  if (condition.if !== 'happened' || !('subject' in condition.what)) return undefined;
  const { subject } = condition.what;
  if (condition.what.event === 'bound' || condition.what.event === 'chapterEnds') return undefined;
  if (!isFilter(subject)) return ref(subject, on);
  return condition.times === 1 ? one(subject) : many(subject);
};
const either = (parts: Condition[], last: 'and' | 'or', on: Speaking): string => {
  const openings = parts.map((part) => opening(part, on));
  const [first] = openings;
  const texts = parts.map((part) => conditionText(part, on));
  const begins = (at: number) => openings[at] === first && texts[at]?.startsWith(`${first} `);
  const shared = first !== undefined && parts.every((_, at) => begins(at));
  if (shared)
    return `${first} ${join(
      texts.map((text) => text.slice(first.length + 1)),
      last,
    )}`;
  return `${texts.slice(0, -1).join(', ')}, ${last} ${texts.at(-1)}`;
};
const denied = (condition: Condition, on: Speaking): string => {
  switch (condition.if) {
    case 'controls':
      return condition.atLeast === 1
        ? `${playerDoes(condition.player, 'control')} no ${manyAlone(condition.what)}`
        : `${playerDoes(condition.player, 'control')} fewer than ${condition.atLeast} ${manyAlone(condition.what)}`;
    case 'aligned':
      return `${ref('the Bound Character', on)} isn’t Aligned`;
    case 'is':
      return conditionText({ ...condition, quality: { not: condition.quality } }, on);
    case 'not':
      return conditionText(condition.not, on);
    default:
      return `it isn’t true that ${conditionText(condition, on)}`;
  }
};
/** The subject that a condition names, if it names one thing: said again, it is "it". */
export const namedBy = (condition: Condition): string | undefined => {
  if (condition.if === 'aligned') return 'the Bound Character';
  if (condition.if === 'is') return condition.what;
  return condition.if === 'not' ? namedBy(condition.not) : undefined;
};
/** The player other than "you" that a condition is about: said again, "they". */
export const playerIn = (condition: Condition): Player | undefined => {
  if (condition.if === 'not') return playerIn(condition.not);
  return 'player' in condition && condition.player !== 'you' ? condition.player : undefined;
};
