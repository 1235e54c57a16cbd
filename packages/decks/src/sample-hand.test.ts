import { GAME_POOL, POOL, STARTER_DECKS } from '@astris/cards';
import { apply, createGame, decisionsOf, type Game, RULESET } from '@astris/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealHand, drawNext, keep, mayMulligan, mulligan, owedToBottom, type SampleHand } from './sample-hand';
import { legalDecks } from './testing/legal-decks';

const [starter] = STARTER_DECKS;
if (!starter) throw new Error('there is no starter deck');
const { list } = starter;
const all = ({ hand, deck }: SampleHand) => [...hand, ...deck].sort();
const mainOf = (main: Record<string, number>) => Object.entries(main).flatMap(([id, n]) => Array<string>(n).fill(id));

test('17.4 a hand is drawn from the main deck alone, and another seed draws another', () => {
  const sample = dealHand(list, 'a', RULESET);
  expect(sample.hand).toHaveLength(RULESET.openingHand);
  expect(all(sample)).toEqual(mainOf(list.main).sort());
  expect(dealHand(list, 'a', RULESET)).toEqual(sample);
  expect(dealHand(list, 'b', RULESET).hand).not.toEqual(sample.hand);
});

test('17.4 a deck of fewer cards than a hand is drawn whole', () => {
  const small = dealHand({ ...list, main: { 'candle-skiff': 2 } }, 'a', RULESET);
  expect([small.hand, small.deck]).toEqual([['candle-skiff', 'candle-skiff'], []]);
  expect(owedToBottom(mulligan(mulligan(mulligan(small, RULESET), RULESET), RULESET))).toBe(2);
});

test('17.6 one card for each mulligan goes to the bottom, the first above the second, and nothing is lost', () => {
  fc.assert(
    fc.property(legalDecks(POOL), fc.string(), fc.integer({ min: 0, max: 5 }), (deck, seed, wanted) => {
      let sample = dealHand(deck, seed, RULESET);
      for (let n = 0; n < wanted; n++) sample = mulligan(sample, RULESET);
      const taken = Math.min(wanted, RULESET.mulligans);
      expect(sample.mulligans).toBe(taken);
      expect(mayMulligan(sample, RULESET)).toBe(wanted < RULESET.mulligans);
      const bottom = Array.from({ length: taken }, (_, at) => 2 * at);
      const kept = keep(sample, bottom);
      expect(kept.hand).toHaveLength(RULESET.openingHand - taken);
      expect(kept.deck.slice(kept.deck.length - taken)).toEqual(bottom.map((at) => sample.hand[at]));
      expect(all(kept)).toEqual(mainOf(deck.main).sort());
    }),
    { numRuns: 30 },
  );
});

test('17.6 a hand is not kept with too few, too many or repeated cards for the bottom', () => {
  const sample = mulligan(mulligan(dealHand(list, 'a', RULESET), RULESET), RULESET);
  for (const bottom of [[], [0], [0, 0], [0, 1, 2], [0, 9]]) expect(keep(sample, bottom)).toBe(sample);
  const kept = keep(sample, [1, 0]);
  expect(kept.isKept).toBe(true);
  expect(mulligan(kept, RULESET)).toBe(kept);
});

test('10.4 the next card is drawn once the hand is kept, until the deck is empty', () => {
  const sample = dealHand({ ...list, main: { 'candle-skiff': 8 } }, 'a', RULESET);
  expect(drawNext(sample)).toBe(sample);
  const one = drawNext(keep(sample, []));
  expect([one.hand.length, one.deck.length]).toEqual([8, 0]);
  expect(drawNext(one)).toBe(one);
});

test('17.4 17.6 hands are as large as those of a game of the engine, mulligan by mulligan', () => {
  for (let taken = 0; taken <= RULESET.mulligans; taken++) {
    const game = createGame(RULESET, GAME_POOL, [list, list], 'a game of this test');
    const first = answered(game, 0);
    for (let n = 0; n < taken; n++) answered(game, 0);
    const sizeOf = () => game.board.players[game.board.first]?.hand;
    let sample = dealHand(list, 'a', RULESET);
    for (let n = 0; n < taken; n++) sample = mulligan(sample, RULESET);
    expect([first, sizeOf()]).toEqual(['goesFirst', sample.hand.length]);
    if (taken < RULESET.mulligans) answered(game, 1);
    if (taken > 0) expect(asked(game)?.min).toBe(owedToBottom(sample));
    if (taken > 0) answered(game, ...Array.from({ length: taken }, (_, at) => at));
    expect(sizeOf()).toBe(
      keep(
        sample,
        Array.from({ length: taken }, (_, at) => at),
      ).hand.length,
    );
  }
});
const asked = (game: Game) => decisionsOf(game).find((decision) => decision !== null);
/** Answers what is asked, and says what that was. */
function answered(game: Game, ...chosen: number[]): string | undefined {
  const decision = asked(game);
  if (!decision) throw new Error('nothing is asked');
  apply(game, decision.seat, { type: 'choose', chosen });
  return decision.kind;
}
