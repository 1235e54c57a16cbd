/** Searching cards: an index of them, made once, and the cards that a query finds in it. */
import type { Card } from '@astris/engine/language';
import { FIRST_ORDER, type Order, orderAsked } from '../fields/orders';
import type { Vocabulary } from '../fields/values';
import { readQuery } from '../query/read';
import type { Query } from '../query/sense';
import { type Facts, factsOf } from './facts';
import { fits } from './match';
import { ordered } from './order';

export interface CardIndex {
  readonly facts: readonly Facts[];
  readonly vocabulary: Vocabulary;
}
export interface Found {
  /** What was asked, and what of it was ignored. */
  query: Query;
  /** The cards that fit, in order. */
  cards: readonly Card[];
  order: Order;
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));

/** Gathers what searches ask of the cards. */
export function indexOf(cards: readonly Card[]): CardIndex {
  const facts = cards.map(factsOf);
  let rules: readonly string[] | undefined;
  return {
    facts,
    vocabulary: {
      subtype: sorted(facts.flatMap(({ choices }) => [...choices.subtype])),
      set: sorted(facts.flatMap(({ choices }) => [...choices.set])),
      get rule() {
        rules ??= [...new Set(facts.flatMap((one) => one.rules()))];
        return rules;
      },
    },
  };
}

/** The cards that a query finds. Its own `order:` and `dir:` come before the order given. */
export function search(index: CardIndex, text: string, order: Order = FIRST_ORDER): Found {
  const query = readQuery(text, index.vocabulary);
  const { sense } = query;
  const wanted = orderAsked(query.order, order);
  const found = sense === null ? index.facts : index.facts.filter((facts) => fits(sense, facts));
  return { query, order: wanted, cards: ordered(found, wanted).map(({ card }) => card) };
}
