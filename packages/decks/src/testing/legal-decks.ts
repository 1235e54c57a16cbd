/** Random legal deck lists, made from a whole pool. */
import { RULESET } from '@astris/engine';
import type { DeckList } from '@astris/engine/deck-list';
import { type Card, factionsOf } from '@astris/engine/language';
import fc from 'fast-check';
import type { Pool } from '../pool';

const { deck } = RULESET;
type Typed<T extends Card['type']> = Extract<Card, { type: T }>;

/** Takes cards in that order, up to `copies` of each, until there are `size`; what is taken is counted in `used`. */
function taken(order: readonly Card[], size: number, copies: readonly number[], used: Map<string, number>) {
  const part: Record<string, number> = {};
  let left = size;
  order.forEach((card, at) => {
    const free = deck.copies - (used.get(card.name) ?? 0);
    const n = Math.min(left, free, copies[at % copies.length] ?? 1);
    if (n <= 0) return;
    part[card.id] = n;
    used.set(card.name, (used.get(card.name) ?? 0) + n);
    left -= n;
  });
  return part;
}

/** Legal lists (2): any Homeworld, any Starter that may be one, and cards of all that go with it. */
export function legalDecks(pool: Pool): fc.Arbitrary<DeckList> {
  const all = [...pool.values()];
  const homeworlds = all.filter((card): card is Typed<'Homeworld'> => card.type === 'Homeworld');
  return fc.constantFrom(...homeworlds).chain((homeworld) => {
    const goesWith = (card: Card) =>
      card.type !== 'Homeworld' &&
      (card.type === 'Storyline' ||
        factionsOf(card).some((one) => one === 'Independent' || homeworld.factions.includes(one)));
    const cards = all.filter(goesWith);
    const starters = cards.filter(
      (card) => card.type === 'Character' && card.cost.C <= deck.starterCost && (!card.acts || card.acts.includes('I')),
    );
    const storylines = cards.filter(({ type }) => type === 'Storyline');
    const shuffled = (some: Card[]) => fc.shuffledSubarray(some, { minLength: some.length });
    return fc
      .record({
        starter: fc.constantFrom(...starters),
        first: shuffled(storylines),
        rest: shuffled(cards),
        aside: shuffled(cards),
        size: fc.integer({ min: deck.min, max: deck.max }),
        side: fc.integer({ min: 0, max: deck.sideboard }),
        copies: fc.array(fc.integer({ min: 2, max: deck.copies }), { minLength: 1, maxLength: 9 }),
      })
      .map(({ starter, first, rest, aside, size, side, copies }) => {
        const used = new Map([[starter.name, 1]]);
        const stories = taken(first, deck.storylines, copies, used);
        const others = taken(rest, size - deck.storylines, copies, used);
        const main = { ...stories };
        for (const [id, n] of Object.entries(others)) main[id] = (main[id] ?? 0) + n;
        const sideboard = taken(aside, side, copies, used);
        return { homeworld: homeworld.id, starter: starter.id, main, sideboard };
      });
  });
}
