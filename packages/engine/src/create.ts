/** A game before its first decision: cards dealt numbers by chance, decks in order, nothing on the Map. */
import type { DeckList } from './deck-list';
import type { CardId } from './language/index';
import { checkDeck } from './rules/02-deck-lists';
import type { Ruleset } from './ruleset';
import type { BoardPlayer, Seat } from './state/board';
import type { CardPool } from './state/pool';
import { commitmentOf, shuffled } from './state/random';
import { type Game, gameOf, type HiddenObject, type HiddenPlayer, type Zone } from './state/state';

type Dealt = { card: CardId; owner: Seat; zone: Zone };
const copies = (part: Readonly<Record<CardId, number>>, owner: Seat, zone: Zone): Dealt[] =>
  Object.entries(part)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([card, n]) => Array.from({ length: n }, () => ({ card, owner, zone })));

/** The whole state of a game that is about to be set up (17). Throws on an illegal list, which is checked at the door, and on other than two (1.1). */
export function freshGame(ruleset: Ruleset, pool: CardPool, lists: readonly DeckList[], seed: string): Game {
  if (lists.length !== 2) throw new Error(`a game is for two players, not ${lists.length} (1.1)`);
  for (const [seat, list] of lists.entries()) {
    const [problem] = checkDeck(ruleset, pool, list);
    if (problem) throw new Error(`deck of seat ${seat} is not legal (${problem.rule}): ${problem.fault}`);
  }
  return dealGame(ruleset, pool, lists, seed);
}
/** The same without the check of section 2, for fixtures. */
export function dealGame(ruleset: Ruleset, pool: CardPool, lists: readonly DeckList[], seed: string): Game {
  const all = lists.flatMap((list, owner): Dealt[] => [
    // Homeworld and Starter wait, in this order, until they are revealed (17.2, 17.3).
    { card: list.homeworld, owner, zone: 'setAside' },
    { card: list.starter, owner, zone: 'setAside' },
    ...copies(list.main, owner, 'deck'),
    ...copies(list.sideboard, owner, 'sideboard'),
  ]);
  const { list: numbers, drawn } = shuffled(
    all.map((_, index) => index),
    seed,
    0,
  );
  const objects: HiddenObject[] = [];
  const players = lists.map((): { [Z in keyof HiddenPlayer]: number[] } => ({
    deck: [],
    hand: [],
    sideboard: [],
    setAside: [],
  }));
  for (const [index, { card, owner, zone }] of all.entries()) {
    const id = numbers[index] ?? index;
    objects[id] = { card, owner, inc: 0, zone };
    players[owner]?.[zone as keyof HiddenPlayer].push(id);
  }
  const board = {
    commitment: commitmentOf(seed),
    phase: 'setup' as const,
    act: 1 as const,
    turn: 0,
    gameTurn: 0,
    active: 0,
    first: 0,
    players: players.map(
      (player): BoardPlayer => ({
        C: 0,
        CP: 0,
        tally: 0,
        homeworld: -1,
        deck: player.deck.length,
        hand: 0,
        sideboard: player.sideboard.length,
        setAside: player.setAside.length,
        sideboardLimit: player.sideboard.length,
        depleted: [],
        burned: [],
        decided: false,
      }),
    ),
    map: [],
    cards: {},
    chain: [],
    conflict: null,
    passes: 0,
    effects: [],
    acts: [],
    serial: 1,
    result: null,
  };
  return gameOf({
    pool,
    ruleset,
    board,
    hidden: { seed, drawn, objects, players, replies: {} },
    flow: {
      stack: [{ f: 'setup', step: 0 }],
      decisions: lists.map(() => null),
      nextDecision: 1,
      waiting: [],
      completed: [],
      outcome: null,
      resolutions: 0,
      undecided: 0,
      seen: [],
      awarded: lists.map(() => 0),
    },
  });
}
