/** Deck lists drawn by chance from any pool of cards. */
import type { DeckList } from '../deck-list';
import { checkDeck } from '../game';
import type { Ruleset } from '../ruleset';
import type { CardPool, PoolCard } from '../state/pool';
import { below, pick } from './random-cards';

/** A legal list (2), the same for the same chance. Throws when the pool holds too few cards for one. */
export function randomDeck(ruleset: Ruleset, pool: CardPool, random: () => number): DeckList {
  const cards = pool.ids.flatMap((id) => pool.cards[id] ?? []);
  const home = pick(
    random,
    cards.filter(({ type }) => type === 'Homeworld'),
  );
  const allowed = cards.filter(
    ({ type, factions }) =>
      type === 'Storyline' ||
      (type !== 'Homeworld' && factions.some((f) => f === 'Independent' || home.factions.includes(f))),
  );
  const { min, copies, sideboard, starterCost, storylines } = ruleset.deck;
  const starters = allowed.filter(
    ({ type, cost, acts }) => type === 'Character' && cost <= starterCost && (!acts || acts.includes('I')),
  );
  const starter = pick(random, starters);
  const counts = new Map([[starter.name, 1]]);
  const add = (part: Record<string, number>, from: readonly PoolCard[]): void => {
    const open = from.filter(({ name }) => (counts.get(name) ?? 0) < copies);
    const { id, name } = pick(random, open);
    part[id] = (part[id] ?? 0) + 1;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const list = { homeworld: home.id, starter: starter.id, main: {}, sideboard: {} };
  const stories = allowed.filter(({ type }) => type === 'Storyline');
  for (let n = 0; n < min; n++) add(list.main, n < storylines ? stories : allowed);
  for (let n = below(random, Math.min(sideboard, 6) + 1); n > 0; n--) add(list.sideboard, allowed);
  const [problem] = checkDeck(ruleset, pool, list);
  if (problem) throw new Error(`a deck drawn by chance is not legal (${problem.rule}): ${problem.fault}`);
  return list;
}
