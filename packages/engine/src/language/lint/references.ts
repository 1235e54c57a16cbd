/** Checks on what a word may refer to: `it`, the Bound Character, the host, targets, the winner. */
import type { Card } from '../card';
import type { Effect, Happening, Player, Subjects } from '../vocabulary';
import { error, type Finding } from './problem';
import { type Site, sitesOf, wordsIn, wordsOf } from './walk';

type Antecedent = 'none' | 'one' | 'several';
const fromHappening = (happening: Happening | undefined): Antecedent =>
  happening && 'subject' in happening ? 'one' : 'none';
const targeted = (effect: Effect): Antecedent => {
  const subject: Subjects | undefined =
    'to' in effect ? effect.to : 'what' in effect && effect.do !== 'sacrifice' ? effect.what : undefined;
  if (typeof subject !== 'object' || !('target' in subject)) return 'none';
  return (subject.count ?? 1) > 1 ? 'several' : 'one';
};

/** Reads effects in order, with what "it" stands for; reports each `it` that stands for nothing. */
const readIt = (effects: Effect[], start: Antecedent, report: () => void): Antecedent => {
  let now = start;
  const says = (part: unknown) => wordsIn([part]).refs.includes('it');
  for (const effect of effects) {
    if (effect.do === 'when') {
      if (now === 'none' && says(effect.if)) report();
      const then = readIt(effect.then, now, report);
      const otherwise = readIt(effect.else ?? [], now, report);
      now = then !== 'none' && otherwise !== 'none' ? then : now;
    } else if (effect.do === 'may') now = readIt(effect.effect, now, report);
    else if (effect.do === 'choose') for (const way of effect.oneOf) readIt(way, now, report);
    else if (effect.do === 'each') readIt(effect.effect, 'one', report);
    else {
      const here = targeted(effect);
      if (now === 'none' && here === 'none' && says(effect)) report();
      if (here !== 'none') now = here;
    }
  }
  return now;
};
const itWithoutAntecedent = (site: Site): Finding[] => {
  const found: Finding[] = [];
  const report = () => {
    found.push(error('it', site.where, '"it" stands for nothing: no target and no event’s subject goes before it'));
  };
  const start = fromHappening(site.happening);
  if (start === 'none' && wordsIn([site.conditions, site.costs]).refs.includes('it')) report();
  readIt(site.effects, start, report);
  return found;
};

const cast = (card: Card, site: Site): Finding[] => {
  const { refs, effects, filters } = wordsOf(site);
  const found: Finding[] = [];
  const inStory = card.type === 'Storyline' && site.face === 'front';
  if (refs.includes('the Bound Character')) {
    if (card.type !== 'Storyline' || !card.bound) {
      found.push(error('bound', site.where, 'only a Bound Storyline has a Bound Character (8.3.1)'));
    } else if (!inStory) {
      found.push(error('bound', site.where, 'completion unbinds first: a back face has no Bound Character (8.9.2)'));
    }
  }
  if (refs.includes('the Partnered Character') && !(inStory && card.partner)) {
    found.push(error('partner', site.where, 'only a Storyline with Partner has a Partnered Character (8.11.1)'));
  }
  if (refs.includes('the attached permanent') && !(card.type === 'Device' && card.attach)) {
    found.push(error('host', site.where, 'only a Device with Attach is attached to something (6.5)'));
  }
  const discounts = effects.some((effect) => effect.do === 'discount');
  if (discounts && site.role !== 'static') {
    found.push(error('discount', site.where, '"cost you less" stands only in a static ability'));
  }
  if (filters.some((filter) => filter.another) && card.type === 'Maneuver') {
    found.push(error('another', site.where, 'a Maneuver is no permanent, so nothing is "another" than it'));
  }
  return found;
};

const targets = (site: Site): Finding[] => {
  const found: Finding[] = [];
  const { targets: all } = wordsOf(site);
  if (all.length && (site.role === 'static' || site.role === 'replacement')) {
    found.push(error('target', site.where, `a ${site.role} ability never uses the Chain, so it has no target (11.1)`));
  }
  if (all.some((one) => one.count !== undefined && (!Number.isInteger(one.count) || one.count < 1))) {
    found.push(error('target', site.where, 'the count of targets is a whole number from 1 up'));
  }
  return found;
};

const players = (site: Site): Finding[] => {
  const { effects, conditions, happenings } = wordsOf(site);
  const named = [...effects, ...conditions, ...happenings].flatMap((word) => {
    if ('player' in word) return [word.player];
    if ('by' in word && typeof word.by === 'string') return [word.by as Player];
    return 'of' in word && typeof word.of === 'string' ? [word.of as Player] : [];
  });
  const acts = named.some((player) => player === 'winner' || player === 'loser');
  return acts && site.role !== 'back reward'
    ? [error('winner', site.where, 'the Act’s winner and loser are known only in a back face’s reward (9.4.0b)')]
    : [];
};

export const references = (card: Card): Finding[] =>
  sitesOf(card).flatMap((site) => [
    ...itWithoutAntecedent(site),
    ...cast(card, site),
    ...targets(site),
    ...players(site),
  ]);
