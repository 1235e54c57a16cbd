import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import {
  type Act,
  type Action,
  apply,
  buildPool,
  createGame,
  decisionsOf,
  type Game,
  hashOf,
  isRefusal,
  type ObjId,
  RULESET,
  type Seat,
  viewFor,
} from '@astris/engine';
import { FIXTURES, playToEnd, type Setup, seeded, setUp } from '@astris/engine/testing';
import { expect, test } from 'vitest';
import { captain } from './captain';

const LISTS = STARTER_DECKS.slice(0, 2).map(({ list }) => list);
const POOL = buildPool(FIXTURES);

const answerOf = (game: Game, seat: Seat, seed = 1): Action =>
  captain(viewFor(game, seat), game.pool, game.ruleset, seeded(seed));
function playAgainstItself(seed: number, look: (game: Game, seat: Seat, action: Action) => void = () => {}) {
  const random = seeded(seed);
  return playToEnd(RULESET, GAME_POOL, LISTS, `captain ${seed}`, (game) => {
    const seat = decisionsOf(game).findIndex((decision) => decision !== null);
    const action = captain(viewFor(game, seat), GAME_POOL, RULESET, random);
    look(game, seat, action);
    return { seat, action };
  });
}
/** The first thing that the captain does on a board, with the names of the cards in it. */
function firstAct(setup: Setup): string {
  const { game, named } = setUp(POOL, setup);
  const seat = decisionsOf(game).findIndex((decision) => decision !== null);
  const action = answerOf(game, seat);
  if (action.type !== 'act') return action.type;
  const nameOf = (id: unknown): string => named.find((one) => one.id === id)?.name.replace('#2', '') ?? '';
  const { do: what, ...ids } = action.act satisfies Act;
  return [what, ...Object.values(ids).map(nameOf)].join(' ');
}

test('the captain plays whole games against itself, answers all kinds of questions legally, and ends Acts by Storylines', () => {
  const kinds = new Set<string>();
  const { game } = playAgainstItself(1, (now, seat) => kinds.add(decisionsOf(now)[seat]?.kind ?? ''));
  playAgainstItself(2, (now, seat) => kinds.add(decisionsOf(now)[seat]?.kind ?? ''));
  expect(game.board.result?.reason).toBe('acts');
  expect(game.board.acts.some(({ by }) => by === 'storyline')).toBe(true);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['action', 'response', 'goesFirst', 'mulligan', 'target', 'setAside', 'exchange']),
  );
}, 120_000);

test('the captain plays the same for the same random numbers', () => {
  const firstSteps = (): string => {
    const game = createGame(RULESET, GAME_POOL, LISTS, 'the same');
    const random = seeded(7);
    for (let n = 0; n < 60; n++) {
      const seat = decisionsOf(game).findIndex((decision) => decision !== null);
      const done = apply(game, seat, captain(viewFor(game, seat), GAME_POOL, RULESET, random));
      if (isRefusal(done)) throw new Error(JSON.stringify(done));
    }
    return hashOf(game);
  };
  expect(firstSteps()).toBe(firstSteps());
}, 60_000);

/** The cards that this seat can't see change places: the other's hidden ones among themselves, and its own deck's. */
function withHiddenSwapped<T>(game: Game, seat: Seat, look: () => T): T {
  const objects = game.hidden.objects as Game['hidden']['objects'][number][];
  const before = [...objects];
  const shown = new Set(
    (decisionsOf(game)[seat]?.options ?? []).flatMap((option) => ('id' in option ? [option.id] : [])),
  );
  for (const [at, player] of game.hidden.players.entries()) {
    const zones =
      at === seat ? [player.deck] : [[...player.hand, ...player.deck, ...player.sideboard, ...player.setAside]];
    for (const zone of zones) {
      const ids: ObjId[] = zone.filter((id) => !shown.has(id));
      for (const [n, id] of ids.entries()) {
        const [card, other] = [before[id], before[ids[(n + 7) % ids.length] ?? id]];
        if (card && other) objects[id] = { ...card, card: other.card };
      }
    }
  }
  const seen = look();
  for (const [id, object] of before.entries()) objects[id] = object;
  return seen;
}
test('1.8 the captain decides the same whatever the cards are that it can’t see', () => {
  let compared = 0;
  let n = 0;
  playAgainstItself(3, (game, seat) => {
    n += 1;
    const { options = [] } = decisionsOf(game)[seat] ?? {};
    if (options.length < 2 || n % 3 !== 0) return;
    const plain = JSON.stringify(answerOf(game, seat));
    expect(withHiddenSwapped(game, seat, () => JSON.stringify(answerOf(game, seat)))).toBe(plain);
    compared += 1;
  });
  expect(compared).toBeGreaterThan(20);
}, 120_000);

test('the captain changes nothing of the view that it is given', () => {
  const { game } = setUp(POOL, { you: { map: ['test-character-3-3'], hand: ['test-character-2-2'], C: 5 } });
  const view = viewFor(game, 0);
  const before = JSON.stringify(view);
  captain(view, POOL, RULESET, seeded(1));
  expect(JSON.stringify(view)).toBe(before);
});

test('the captain answers only for a seat that is asked', () => {
  const { game } = setUp(POOL, {});
  expect(() => captain(viewFor(game, 'spectator'), POOL, RULESET, Math.random)).toThrow();
  expect(() => captain(viewFor(game, 1), POOL, RULESET, Math.random)).toThrow();
});

const STORY = { card: 'test-player-storyline', chapter: 2, sp: 2 } as const;
test('8.5.2 ahead in Story Points, the captain raids for the Chapter after which the end of its turn ends the Act', () => {
  const raid = firstAct({ you: { C: 6, map: ['test-character-3-4', STORY] }, opponent: { C: 9 } });
  expect(raid).toBe('attack test-character-3-4 test-homeworld');
});
test('8.6 where somebody could step in, it pays for the Skip instead', () => {
  const opponent = { C: 9, map: ['test-character-3-6'] };
  expect(firstAct({ you: { C: 6, map: ['test-character-3-4', STORY] }, opponent })).toBe('skip test-player-storyline');
  expect(firstAct({ you: { C: 0, map: ['test-character-3-4', STORY] }, opponent })).not.toContain('skip');
});

test('9.4.2 before it ends the turn that ends the Act, the captain takes the Story Points by which it would lose', () => {
  const board = (sp: number): Setup => ({
    you: { C: 6, map: ['test-character-2-5', { card: 'test-player-storyline', chapter: 3, sp: 1 }] },
    opponent: { C: 12, map: [{ card: 'test-character-0-2', sp }] },
  });
  expect(firstAct(board(3))).toBe('attack test-character-2-5 test-character-0-2');
  const { game } = setUp(POOL, board(3));
  const done = apply(game, 0, { type: 'act', act: { do: 'endTurn' } });
  expect([isRefusal(done), game.board.acts[0]?.winner]).toEqual([false, 1]);
});

test('12.2 the captain steps in where that fells the attacker and costs nothing', () => {
  const { game, named } = setUp(POOL, {
    active: 'opponent',
    you: { C: 3, map: ['test-character-4-6'] },
    opponent: { map: ['test-character-3-2'] },
  });
  const idOf = (name: string): ObjId => named.find((one) => one.name === name)?.id ?? -1;
  apply(game, 1, {
    type: 'act',
    act: { do: 'attack', attacker: idOf('test-character-3-2'), target: idOf('test-homeworld') },
  });
  expect(answerOf(game, 0)).toEqual({ type: 'act', act: { do: 'intercept', interceptor: idOf('test-character-4-6') } });
});

test('6.6 the captain keeps a Fast Maneuver that gains nothing now, and plays a Character that does', () => {
  expect(firstAct({ you: { C: 0, CP: 3, hand: ['test-fast', 'test-filler-1'] } })).not.toBe('play test-filler-1');
  expect(firstAct({ you: { C: 3, CP: 0, hand: ['test-character-3-3'] } })).toBe('play test-character-3-3');
});
