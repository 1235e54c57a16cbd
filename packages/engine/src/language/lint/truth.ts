/** Checks for what can never hold, never happen or never matter. */
import type { Card } from '../card';
import type { Condition, Filter, Happening, Kind, Quality, Stat } from '../vocabulary';
import { error, type Finding } from './problem';
import { type Site, sitesOf, wordsOf } from './walk';

const FIGHTERS: Kind[] = ['Character', 'Spacecraft', 'permanent'];
const STATS: Record<Stat, Kind[]> = {
  power: ['Character', 'Spacecraft'],
  resolve: ['Character'],
  hull: ['Spacecraft'],
  defense: ['Location'],
  income: ['Homeworld', 'Location', 'Spacecraft'],
  command: ['Homeworld', 'Location'],
  bastion: ['Homeworld'],
};
const QUALITY_OF: Partial<Record<string, Kind[]>> = {
  Fallen: ['Character'],
  Bound: ['Character'],
  Partnered: ['Character'],
  damaged: ['Character', 'Spacecraft', 'Location'],
  'lethally damaged': ['Character', 'Spacecraft', 'Location'],
  'in progress': ['Storyline'],
  Aspirational: ['Storyline'],
  Cursed: ['Storyline'],
};
const canBe = (kind: Kind, quality: Quality): boolean => {
  if (kind === 'permanent') return true;
  if (typeof quality === 'string') return QUALITY_OF[quality]?.includes(kind) ?? true;
  if ('drive' in quality) return kind === 'Character' || kind === 'Storyline';
  if ('atMost' in quality || 'atLeast' in quality) return STATS[quality.of].includes(kind);
  return true;
};
const contradicts = (a: Quality, b: Quality) =>
  (a === 'ready' && b === 'activated') ||
  (a === 'Aspirational' && b === 'Cursed') ||
  (typeof a === 'object' && 'not' in a && JSON.stringify(a.not) === JSON.stringify(b));

const emptyFilter = (filter: Filter): string | undefined => {
  const qualities = filter.with ?? [];
  const wrong = qualities.find((quality) => !canBe(filter.kind, quality));
  if (wrong) return `no ${filter.kind} is ever ${JSON.stringify(wrong)}`;
  if (qualities.some((a) => qualities.some((b) => contradicts(a, b) || contradicts(b, a)))) {
    return 'these qualities exclude each other';
  }
  return undefined;
};

const SUBJECT_OF: Partial<Record<Happening['event'], Kind[]>> = {
  falls: ['Character', 'permanent'],
  redeemed: ['Character', 'permanent'],
  seized: ['Location', 'permanent'],
  attacks: FIGHTERS,
  intercepts: FIGHTERS,
  raids: FIGHTERS,
  winsConflict: FIGHTERS,
  bound: ['Storyline', 'permanent'],
  chapterEnds: ['Storyline', 'permanent'],
};
const neverHappens = (happening: Happening, card: Card, site: Site): string | undefined => {
  if (!('subject' in happening)) return undefined;
  const { subject, event } = happening;
  if (typeof subject === 'object') {
    const kinds = SUBJECT_OF[event];
    if (kinds && !kinds.includes(subject.kind)) return `a ${subject.kind} never does "${event}"`;
    if (event === 'enters' && subject.kind === 'Completed Storyline') return 'a back face has not entered (8.9.6)';
    if (subject.with?.includes('lethally damaged')) return 'lethal damage ends in the check that follows (11.5)';
    return undefined;
  }
  if (event === 'bound' && subject === 'this' && !(card.type === 'Storyline' && card.bound && site.face === 'front')) {
    return 'only a Bound Storyline in progress has Bind (8.10.1)';
  }
  if (event === 'chapterEnds' && subject === 'this' && !(card.type === 'Storyline' && site.face === 'front')) {
    return 'only a Storyline in progress has Chapters (8.5.1)';
  }
  if (event === 'enters' && subject === 'this' && card.type === 'Homeworld') return 'cards of setup do not enter (5.7)';
  return undefined;
};

const within = (low: number | undefined, high: number | undefined, cap: number): string | undefined => {
  if (low === undefined && high === undefined) return 'neither atMost nor atLeast is said';
  if ((high ?? 0) < 0 || (low ?? 0) > cap) return `it is never below 0 or above ${cap}`;
  return low !== undefined && high !== undefined && low > high ? 'atLeast is above atMost' : undefined;
};
const neverTrue = (condition: Condition, site: Site): string | undefined => {
  switch (condition.if) {
    case 'is':
      if (condition.what === 'the Bound Character' && condition.quality === 'Fallen') {
        return 'a Character that falls is no longer Bound (8.10.4): say falls(bound)';
      }
      if (condition.what === 'the Bound Character' && JSON.stringify(condition.quality) === '{"not":"Bound"}') {
        return 'the Bound Character is always Bound';
      }
      if (condition.quality === 'lethally damaged' && ['end', 'live', 'skip'].includes(site.role)) {
        return 'lethal damage ends in the check that follows (11.5)';
      }
      return undefined;
    case 'controls':
      return condition.atLeast < 1 ? 'atLeast starts at 1' : undefined;
    case 'treasury':
      return within(condition.atLeast, condition.atMost, 20);
    case 'hand':
      return within(condition.atLeast, condition.atMost, 80);
    case 'happened':
      if (!['end', 'live', 'skip', 'chapter reward'].includes(site.role)) {
        return 'events are counted from a Chapter’s activating, so only a Storyline’s front can ask (8.5.4)';
      }
      return condition.times < 1 ? 'times starts at 1' : undefined;
    case 'all':
    case 'any':
      return condition.of.length < 2 ? 'a list of conditions has at least two' : undefined;
    default:
      return undefined;
  }
};

export const truth = (card: Card): Finding[] =>
  sitesOf(card).flatMap((site) => {
    const { filters, happenings, conditions } = wordsOf(site);
    const say = (why: string | undefined) => (why ? [error('never', site.where, why)] : []);
    return [
      ...filters.flatMap((filter) => say(emptyFilter(filter))),
      ...happenings.flatMap((happening) => say(neverHappens(happening, card, site))),
      ...conditions.flatMap((condition) => say(neverTrue(condition, site))),
    ];
  });
