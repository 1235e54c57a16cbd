/** Checks on where an effect may stand and what it may do. */
import type { Card } from '../card';
import type { Effect, Filter, Keyword, Kind, Quality } from '../vocabulary';
import { error, type Finding } from './problem';
import { type Site, sitesOf, wordsIn, wordsOf } from './walk';

const LEAST_DISRUPTION = 5;
const STATIC_WORDS = ['modify', 'grant', 'forbid', 'discount'];

const filterOf = (effect: Effect): Filter | undefined => {
  const what = 'what' in effect ? effect.what : undefined;
  if (typeof what !== 'object') return undefined;
  if ('target' in what) return what.target;
  return 'all' in what ? what.all : what;
};

const disruption = (card: Card, site: Site): Finding[] =>
  wordsOf(site).effects.flatMap((effect) => {
    const filter = filterOf(effect);
    if (effect.do === 'removeStoryline') {
      const dear = card.type === 'Maneuver' && card.cost.CP >= LEAST_DISRUPTION;
      const others = filter?.kind === 'Storyline' && filter.whose === "opponent's";
      return [
        ...(dear
          ? []
          : [error('disruption', site.where, 'only a Maneuver of at least 5 CP removes a Storyline (8.8.4)')]),
        ...(others ? [] : [error('disruption', site.where, 'it names a Storyline of another player (8.8.4)')]),
      ];
    }
    const takes = ['destroy', 'return', 'burn', 'sacrifice', 'takeControl'].includes(effect.do);
    if (takes && (filter?.kind === 'Storyline' || filter?.kind === 'Homeworld')) {
      return [error('stays', site.where, `"${effect.do}" can’t touch a ${filter.kind} (6.1, 8.8.2, 8.10.4)`)];
    }
    return [];
  });

const statics = (site: Site): Finding[] => {
  if (site.role !== 'static') return [];
  return site.effects.flatMap((effect) => {
    if (!STATIC_WORDS.includes(effect.do)) {
      return [error('static', site.where, `"${effect.do}" happens once; a static ability only lasts (13.1)`)];
    }
    const lasts = !('until' in effect) || effect.until === 'while this is on the Map';
    return lasts ? [] : [error('static', site.where, 'a static ability lasts while this is on the Map')];
  });
};
/** A statistic that asks for statistics could ask for itself, on this card or by way of another. */
const circles = (site: Site): Finding[] => {
  if (site.role !== 'static' || !site.effects.some((effect) => effect.do === 'modify')) return [];
  const { filters, conditions } = wordsOf(site);
  const qualities = [
    ...filters.flatMap((filter) => filter.with ?? []),
    ...conditions.flatMap((condition) => (condition.if === 'is' ? [condition.quality] : [])),
  ];
  const asks = (quality: Quality): boolean =>
    quality === 'lethally damaged' ||
    (typeof quality === 'object' && ('not' in quality ? asks(quality.not) : 'of' in quality));
  return qualities.some(asks)
    ? [error('circle', site.where, 'a static ability that changes a statistic asks for none (13.3)')]
    : [];
};
/** What the Chain could not be told on announcement. */
const announced = (site: Site): Finding[] => {
  const { effects } = wordsOf(site);
  const nested = effects.some(
    (effect) => effect.do === 'choose' && wordsIn(effect.oneOf).effects.some((inner) => inner.do === 'choose'),
  );
  const unnamed = effects.some((effect) => {
    const amount = 'amount' in effect ? effect.amount : 'sp' in effect ? effect.sp : 0;
    return typeof amount === 'object' && 'stat' in amount && typeof amount.of === 'object';
  });
  return [
    ...(nested
      ? [error('choice', site.where, 'a choice stands in no other choice: name all its ways at once (11.1)')]
      : []),
    ...(unnamed
      ? [error('amount', site.where, 'an amount is of something named, as "it", and targets nothing (11.1)')]
      : []),
  ];
};
const durations = (card: Card, site: Site): Finding[] =>
  card.type === 'Maneuver' && wordsOf(site).effects.some((e) => 'until' in e && e.until === 'while this is on the Map')
    ? [error('duration', site.where, 'a Maneuver is never on the Map (6.6)')]
    : [];

const amounts = (site: Site): Finding[] => {
  const { effects } = wordsOf(site);
  const numbers = effects.flatMap((effect) => {
    if ('amount' in effect) return [effect.amount];
    if ('sp' in effect) return [effect.sp];
    return effect.do === 'discount' ? [effect.by] : [];
  });
  const wrong = numbers.some((n) => typeof n === 'number' && (!Number.isInteger(n) || n < 1));
  const zero = effects.some((effect) => effect.do === 'modify' && (effect.by === 0 || !Number.isInteger(effect.by)));
  return wrong || zero ? [error('amount', site.where, 'an amount is a whole number from 1 up (1.6)')] : [];
};

const costs = (site: Site): Finding[] => {
  const found: Finding[] = [];
  if (site.role === 'activated' && !site.costs.length) {
    found.push(error('cost', site.where, 'an activated ability has a cost (13.1)'));
  }
  for (const part of ['discard', 'SP'] as const) {
    if (site.costs.filter((cost) => part in cost).length > 1) {
      found.push(error('cost', site.where, `a cost names ${part} once, with its number`));
    }
  }
  for (const cost of site.costs) {
    const paid =
      'C' in cost ? cost.C : 'CP' in cost ? cost.CP : 'SP' in cost ? cost.SP : 'discard' in cost ? cost.discard : 1;
    if (!Number.isInteger(paid) || paid < 1)
      found.push(error('cost', site.where, 'a cost is a whole number from 1 up'));
    if ('C' in cost && cost.C > 20) found.push(error('cost', site.where, 'a Treasury never holds more than 20C (3.1)'));
    if ('CP' in cost && cost.CP > 10) found.push(error('cost', site.where, 'a pool never holds more than 10 CP (3.2)'));
    if ('sacrifice' in cost && ['Storyline', 'Homeworld'].includes(cost.sacrifice.kind)) {
      found.push(error('stays', site.where, `a ${cost.sacrifice.kind} can’t be sacrificed (3.6)`));
    }
    if (site.role === 'skip' && 'activate' in cost) {
      found.push(error('cost', site.where, 'a Skip is used by any player, who has no "this" to activate (8.6.1)'));
    }
  }
  return found;
};

const KEYWORD_OF: Record<string, Kind[]> = {
  Elusive: ['Character', 'Spacecraft'],
  Guard: ['Character', 'Spacecraft'],
  Swift: ['Character', 'Spacecraft'],
  Vigilant: ['Character', 'Spacecraft'],
  plunder: ['Character', 'Spacecraft'],
  resilient: ['Character', 'Spacecraft', 'Location'],
};
const keywordName = (keyword: Keyword) => (typeof keyword === 'string' ? keyword : String(Object.keys(keyword)[0]));
const fits = (keyword: Keyword, kind: Kind) => KEYWORD_OF[keywordName(keyword)]?.includes(kind) ?? true;
const facesOf = (card: Card): { face: string; kind: Kind; keywords: Keyword[] }[] => {
  if (card.type === 'Maneuver' || card.type === 'Homeworld') return [];
  if (card.type === 'Character') {
    return [
      { face: 'front face', kind: 'Character', keywords: card.front.keywords ?? [] },
      { face: 'Fallen face', kind: 'Character', keywords: card.fallen.keywords ?? [] },
    ];
  }
  if (card.type === 'Storyline')
    return [{ face: 'back face', kind: card.back.becomes, keywords: card.back.keywords ?? [] }];
  return [{ face: 'front face', kind: card.type, keywords: card.keywords ?? [] }];
};
const keywords = (card: Card): Finding[] =>
  facesOf(card).flatMap(({ face, kind, keywords: printed }) => {
    const names = printed.map(keywordName);
    return [
      ...printed
        .filter((keyword) => !fits(keyword, kind))
        .map((keyword) => error('keyword', face, `${keywordName(keyword)} means nothing on a ${kind} (14)`)),
      ...(new Set(names).size < names.length ? [error('keyword', face, 'a keyword is printed twice')] : []),
      ...(names.includes('Enduring') && face !== 'back face'
        ? [error('enduring', face, 'Enduring is for the back faces of Storylines (8.9.5)')]
        : []),
    ];
  });

export const effects = (card: Card): Finding[] => [
  ...keywords(card),
  ...sitesOf(card).flatMap((site) => [
    ...disruption(card, site),
    ...statics(site),
    ...circles(site),
    ...announced(site),
    ...durations(card, site),
    ...amounts(site),
    ...costs(site),
  ]),
];
