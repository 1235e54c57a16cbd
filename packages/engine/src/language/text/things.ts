/** Wording of filters, of one thing or several, of amounts and of keywords. */
import type { Amount, Filter, Keyword, Player, Quality, Ref, Resource, Subjects } from '../vocabulary';
import { never, pluralKind, type Speaking, spelled, statName, withArticle } from './phrases';

type Place = 'before' | 'after kind' | 'after owner';
/** As the rules of falling and destruction say it (6.3, 7.4, 7.5). */
const LETHAL = 'enough damage to fall or be destroyed';

const placed = (quality: Quality, plural: boolean): [Place, string] => {
  if (quality === 'lethally damaged') return ['after owner', `with ${LETHAL}`];
  if (typeof quality === 'string') return quality === 'in progress' ? ['after kind', quality] : ['before', quality];
  if ('drive' in quality) return ['after owner', `with ${quality.drive}`];
  if ('trait' in quality) return ['before', quality.trait];
  if ('faction' in quality) return ['before', quality.faction];
  if ('atMost' in quality) return ['after owner', `with ${statName(quality.of)} ${quality.atMost} or less`];
  if ('atLeast' in quality) return ['after owner', `with ${statName(quality.of)} ${quality.atLeast} or more`];
  if ('not' in quality) return ['after owner', `that ${lacks(quality.not, plural)}`];
  return never(quality);
};
const lacks = (quality: Quality, plural: boolean): string => {
  const be = plural ? 'aren’t' : 'isn’t';
  if (quality === 'lethally damaged') return `${plural ? 'don’t' : 'doesn’t'} have ${LETHAL}`;
  if (typeof quality === 'string') return `${be} ${quality}`;
  if ('drive' in quality) return `${plural ? 'don’t' : 'doesn’t'} have ${quality.drive}`;
  if ('trait' in quality) return plural ? `${be} ${quality.trait}s` : `${be} ${withArticle(quality.trait)}`;
  if ('faction' in quality) return `${be} ${quality.faction}`;
  if ('atMost' in quality) return `${plural ? 'have' : 'has'} ${statName(quality.of)} ${quality.atMost + 1} or more`;
  if ('atLeast' in quality) return `${plural ? 'have' : 'has'} ${statName(quality.of)} ${quality.atLeast - 1} or less`;
  return being(quality.not, plural);
};
/** "is Bound", "has Vengeance", "isn't Fallen": the quality as a predicate. */
export const being = (quality: Quality, plural = false): string => {
  const be = plural ? 'are' : 'is';
  const have = plural ? 'have' : 'has';
  if (quality === 'lethally damaged') return `${have} ${LETHAL}`;
  if (typeof quality === 'string') return `${be} ${quality}`;
  if ('drive' in quality) return `${have} ${quality.drive}`;
  if ('trait' in quality) return plural ? `${be} ${quality.trait}s` : `${be} ${withArticle(quality.trait)}`;
  if ('faction' in quality) return `${be} ${quality.faction}`;
  if ('atMost' in quality) return `${have} ${statName(quality.of)} ${quality.atMost} or less`;
  if ('atLeast' in quality) return `${have} ${statName(quality.of)} ${quality.atLeast} or more`;
  if ('not' in quality) return lacks(quality.not, plural);
  return never(quality);
};

const OWNED = { your: 'you control', "opponent's": 'an opponent controls', any: '' } as const;
const phrase = (filter: Filter, plural: boolean, owner: string) => {
  const parts = (filter.with ?? []).map((quality) => placed(quality, plural));
  const at = (place: Place) => parts.filter(([where]) => where === place).map(([, text]) => text);
  const kind = plural ? pluralKind(filter.kind) : filter.kind;
  return [...at('before'), kind, ...at('after kind'), owner, ...at('after owner')].filter(Boolean).join(' ');
};
const owned = (filter: Filter, plural: boolean) => phrase(filter, plural, OWNED[filter.whose]);

/** "a Character you control", "another Character you control". Each player has but one Homeworld. */
export const one = (filter: Filter): string => {
  if (filter.kind === 'Homeworld' && filter.whose !== 'any') {
    return `${filter.whose === 'your' ? 'your' : 'your opponent’s'} ${phrase(filter, false, '')}`;
  }
  return filter.another ? `another ${owned(filter, false)}` : withArticle(owned(filter, false));
};
/** "Characters you control", "other Characters you control". */
export const many = (filter: Filter) => `${filter.another ? 'other ' : ''}${owned(filter, true)}`;
/** "each Character you control", "each other Character you control". */
export const eachOf = (filter: Filter, doer?: Player) => {
  const owner = doer === 'opponent' && filter.whose === "opponent's" ? 'they control' : OWNED[filter.whose];
  return `each ${filter.another ? 'other ' : ''}${phrase(filter, false, owner)}`;
};
/** Without an owner, for "you control a …" and "sacrifice a …". */
export const oneAlone = (filter: Filter) => one({ ...filter, whose: 'any' });
export const manyAlone = (filter: Filter) => many({ ...filter, whose: 'any' });

export const ref = (what: Ref, on: Speaking): string => {
  if (typeof what === 'string') {
    if (what === on.said) return 'it';
    if (what === 'it' && on.several) return 'them';
    if (what === 'the attached permanent') return `the attached ${on.host ?? 'permanent'}`;
    return what;
  }
  const { target, count = 1, upTo } = what;
  if (count === 1) {
    const noun = owned(target, false);
    if (upTo) return `up to one ${target.another ? 'other ' : ''}target ${noun}`;
    return `${target.another ? 'another ' : ''}target ${noun}`;
  }
  return `${upTo ? 'up to ' : ''}${spelled(count)} ${target.another ? 'other ' : ''}target ${owned(target, true)}`;
};
export const isAll = (what: Subjects): what is { all: Filter } => typeof what === 'object' && 'all' in what;
/** As an object: "deal 1 damage to each Character an opponent controls". */
export const object = (what: Subjects, on: Speaking) => (isAll(what) ? eachOf(what.all) : ref(what, on));
/** As a subject, with its number for the verb: "Spacecraft you control" have, "target Character" has. */
export const subject = (what: Subjects, on: Speaking): { name: string; plural: boolean } => {
  if (isAll(what)) return { name: many(what.all), plural: true };
  if (what === 'it' && on.several) return { name: 'they', plural: true };
  return { name: ref(what, on), plural: typeof what === 'object' && (what.count ?? 1) > 1 };
};
export const owners = (what: Ref, on: Speaking) => {
  if (what === 'it' && !on.several) return 'its';
  if (what === 'this') return 'this card’s';
  return typeof what === 'string' ? `${ref(what, on)}’s` : '';
};

/** An amount of something in three parts: "2C", "" and "" · "1C", "", " for each Location you control" · "C equal to its Power". */
export const amountOf = (amount: Amount, unit: (n: number) => string, bare: string, on: Speaking) => {
  if (typeof amount === 'number') return { main: unit(amount), tail: '' };
  if ('count' in amount) return { main: unit(1), tail: ` for ${eachOf(amount.count, on.doer)}` };
  const whose = owners(amount.of, on);
  const stat = statName(amount.stat);
  return { main: `${bare} equal to ${whose ? `${whose} ${stat}` : `the ${stat} of ${ref(amount.of, on)}`}`, tail: '' };
};
export const money = (resource: Resource) => (n: number) => (resource === 'C' ? `${n}C` : `${n} ${resource}`);
export const cards = (n: number) => (n === 1 ? 'a card' : `${n} cards`);

/** A keyword with its figure: "Plunder 2". */
export const keywordText = (keyword: Keyword): string => {
  if (typeof keyword === 'string') return keyword;
  if ('plunder' in keyword) return `Plunder ${keyword.plunder}`;
  if ('resilient' in keyword) return `Resilient ${keyword.resilient}`;
  return never(keyword);
};
/** A keyword without its figure: "Plunder". */
export const keywordName = (keyword: Keyword): string => keywordText(keyword).replace(/ \d+$/, '');
