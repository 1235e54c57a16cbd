/** Opening hands to try a deck with, by the rules of setup: 17.4, 17.6 and the draws of 10.4. */
import { type Ruleset, shuffled } from '@astris/engine';
import type { DeckList } from '@astris/engine/deck-list';
import type { CardId } from '@astris/engine/language';

export interface SampleHand {
  seed: string;
  /** Numbers that were drawn from the seed so far. */
  drawn: number;
  /** In the order in which they were drawn. */
  hand: CardId[];
  /** The first is the next to be drawn. */
  deck: CardId[];
  mulligans: number;
  isKept: boolean;
}
type Numbers = Pick<Ruleset, 'openingHand' | 'mulligans'>;

function dealt(
  cards: readonly CardId[],
  from: Pick<SampleHand, 'seed' | 'drawn' | 'mulligans'>,
  n: number,
): SampleHand {
  const { list, drawn } = shuffled(cards, from.seed, from.drawn);
  return { ...from, drawn, hand: list.slice(0, n), deck: list.slice(n), isKept: false };
}

/** 17.4: the main deck shuffled and a hand drawn. The Starter Character is not among the cards (17.3). */
export function dealHand(list: DeckList, seed: string, { openingHand }: Numbers): SampleHand {
  const cards = Object.entries(list.main).flatMap(([id, copies]) => Array<CardId>(copies).fill(id));
  return dealt(cards, { seed, drawn: 0, mulligans: 0 }, openingHand);
}

/** Whether another mulligan may be taken (17.6). */
export const mayMulligan = (sample: SampleHand, { mulligans }: Numbers): boolean =>
  !sample.isKept && sample.mulligans < mulligans;

/** 17.6: the hand shuffled in and as many drawn again. The same hand where none may be taken. */
export function mulligan(sample: SampleHand, numbers: Numbers): SampleHand {
  if (!mayMulligan(sample, numbers)) return sample;
  const cards = [...sample.hand, ...sample.deck];
  return dealt(cards, { ...sample, mulligans: sample.mulligans + 1 }, numbers.openingHand);
}

/** How many cards of the hand go to the bottom when it is kept: one for each mulligan taken (17.6). */
export const owedToBottom = ({ mulligans, hand }: SampleHand): number => Math.min(mulligans, hand.length);

/**
 * 17.6: keeps the hand and puts the cards at those places of it on the bottom; the first lies above the second. The same hand
 * unless just as many are named as are owed.
 */
export function keep(sample: SampleHand, bottom: readonly number[]): SampleHand {
  const places = [...new Set(bottom)].filter((at) => at in sample.hand);
  if (sample.isKept || places.length !== bottom.length || places.length !== owedToBottom(sample)) return sample;
  const under = places.map((at) => sample.hand[at] as CardId);
  const hand = sample.hand.filter((_, at) => !places.includes(at));
  return { ...sample, hand, deck: [...sample.deck, ...under], isKept: true };
}

/** 10.4: draws one card. The same hand before it is kept, and when the deck is empty. */
export function drawNext(sample: SampleHand): SampleHand {
  const [next, ...deck] = sample.deck;
  return next === undefined || !sample.isKept ? sample : { ...sample, hand: [...sample.hand, next], deck };
}
