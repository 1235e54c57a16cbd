import { expect, test } from 'vitest';
import {
  all,
  always,
  any,
  C,
  CP,
  damage,
  destroy,
  discount,
  draw,
  enters,
  falls,
  gain,
  grant,
  it,
  opponents,
  pay,
  target,
  when,
  your,
} from '../language/words';
import type { Scenario } from '../testing/scenario';
import { scenario } from '../testing/scenario';
import { fast, slow, tool } from '../testing/small-cards';

const decider = (game: Scenario): string => (game.you.decision ? 'you' : 'opponent');

test('11.2 after something is put on the Chain the other player may respond first, then its own', () => {
  const game = scenario({
    you: { hand: ['test-slow', 'test-fast'] },
    opponent: { hand: ['test-fast', 'test-fast'] },
  });
  game.respond();
  game.you.play('test-slow');
  expect([decider(game), game.opponent.decision?.kind]).toEqual(['opponent', 'response']);
  game.opponent.play('test-fast#2');
  expect(decider(game)).toBe('you');
  game.you.pass();
  expect([decider(game), game.game.board.chain.length]).toEqual(['opponent', 2]);
  game.settle();
});

test('11.2 both pass in a row, the top resolves, and the active player acts first again', () => {
  const game = scenario({
    you: { hand: ['test-slow', 'test-fast'] },
    opponent: { hand: ['test-fast', 'test-fast'] },
  });
  game.respond();
  game.you.play('test-slow');
  game.opponent.play('test-fast#2');
  game.you.pass();
  game.opponent.pass();
  expect([game.game.board.chain.map(({ card }) => card), decider(game)]).toEqual([['test-slow'], 'you']);
  expect(game.opponent.hand).toHaveLength(2);
  game.you.pass();
  expect(decider(game)).toBe('opponent');
  game.opponent.pass();
  expect([game.game.board.chain, game.you.decision?.kind]).toEqual([[], 'action']);
});

test('11.2 a pass that is followed by a response does not count: both must pass in a row', () => {
  const game = scenario({
    you: { hand: ['test-slow', 'test-fast'] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.play('test-slow');
  game.opponent.pass();
  game.you.play('test-fast');
  expect([decider(game), game.game.board.passes]).toEqual(['opponent', 0]);
  game.opponent.pass();
  game.you.pass();
  expect(game.game.board.chain.map(({ card }) => card)).toEqual(['test-slow']);
  game.settle();
});

test('11.2 what is on the Chain resolves from the top, the last first', () => {
  const game = scenario({
    cards: [slow('first', gain(C(1))), fast('second', gain(CP(1)))],
    you: { hand: ['first', 'second'] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.play('first');
  game.opponent.pass();
  game.you.play('second');
  game.settle();
  expect(game.told('resolved').map((event) => event.subject?.card)).toEqual(['second', 'first']);
});

test('11.2 on an empty Chain only the active player may start something', () => {
  const game = scenario({ opponent: { hand: ['test-fast'] } });
  expect(game.opponent.refusal(() => game.opponent.play('test-fast'))).toBe('11.2');
  expect(game.opponent.decision).toBeNull();
});

test('11.4 with no legal target left it has no effect at all, and its card goes to the Depleted Pile', () => {
  const shot = slow('shot', damage(1, target(any('Character'))), gain(C(5)));
  const game = scenario({
    cards: [shot, fast('kill', destroy(target(any('Character'))))],
    you: { hand: ['shot'], C: 0, map: ['test-character-1-2'] },
    opponent: { hand: ['kill'] },
  });
  game.respond();
  game.you.play('shot');
  game.opponent.play('kill');
  game.settle();
  expect([game.you.C, game.card('shot').zone]).toEqual([0, 'depleted']);
  expect(game.told('fizzled')).toMatchObject([{ rule: '11.4', subject: { card: 'shot' } }]);
});

test('11.4 a target that is still there but not legal any more, Veiled or taken, is no target either', () => {
  const shot = slow('shot', damage(1, target(opponents('Character'))), gain(C(5)));
  const game = scenario({
    cards: [shot, fast('hide', grant(target(your('Character')), 'Veiled', 'this turn'))],
    you: { hand: ['shot'], C: 0 },
    opponent: { hand: ['hide'], map: ['test-character-1-2'] },
  });
  game.respond();
  game.you.play('shot');
  game.opponent.play('hide');
  game.settle();
  expect([game.you.C, game.card('test-character-1-2').damage, game.told('fizzled').length]).toEqual([0, 0, 1]);
});

test('11.4 of several targets those that are still legal are hit', () => {
  const volley = slow('volley', damage(1, target(any('Character'), { count: 2 })), gain(C(1)));
  const game = scenario({
    cards: [volley, fast('kill', destroy(target(any('Character'))))],
    you: { hand: ['volley'], C: 0 },
    opponent: { hand: ['kill'], map: ['test-character-1-5', 'test-character-2-5'] },
  });
  game.respond();
  game.you.play('volley');
  game.opponent.play('kill', 'test-character-1-5');
  game.settle();
  expect([game.card('test-character-2-5').damage, game.you.C]).toEqual([1, 1]);
});

test('11.4 a triggered ability without a legal target leaves the Chain', () => {
  const trap = tool('trap', when(enters(any('Device')), [damage(1, target(opponents('Character'))), gain(C(5))]));
  const game = scenario({ cards: [trap], you: { map: ['trap'], hand: ['test-device'], C: 1 } });
  game.you.play('test-device');
  expect([game.you.C, game.game.board.chain]).toEqual([0, []]);
  expect(game.told('triggerLost')).toMatchObject([{ rule: '11.4' }]);
  const subject = game.told('triggerLost')[0]?.subject ?? {};
  expect(Object.keys(subject).sort()).toEqual(['card', 'controller', 'face', 'id']);
});

test('11.4 up to so many targets may be none, and then the rest still happens', () => {
  const volley = slow('volley', damage(1, target(any('Character'), { count: 2, upTo: true })), gain(C(1)));
  const game = scenario({ cards: [volley], you: { hand: ['volley'], C: 0, map: ['test-character-1-5'] } });
  game.you.play('volley', []);
  expect([game.you.C, game.card('test-character-1-5').damage]).toEqual([1, 0]);
});

test('11.5 events remember their subjects as they were: who fell is "it" although it has changed its face', () => {
  const wake = tool('wake', when(falls(your('Character')), [grant(it, 'Swift', 'this Act'), draw(1)]));
  const game = scenario({
    cards: [wake, slow('wave', damage(1, all(any('Character'))))],
    you: { map: ['wake', 'test-character-1-1'], hand: ['wave'] },
  });
  game.you.play('wave');
  expect(game.game.board.effects).toMatchObject([{ what: { id: game.card('test-character-1-1').id } }]);
  expect(game.you.hand).toHaveLength(1);
});

test('11.6 who may respond is asked from public facts only: two hands, one Fast, give the other side equal payloads', () => {
  const run = (held: string) => {
    const game = scenario({
      you: { hand: ['test-slow'], map: ['test-character-1-2'] },
      opponent: { hand: [held], deck: ['test-fast', 'test-slow'] },
    });
    game.respond();
    game.you.play('test-slow');
    const kinds = [game.opponent.decision?.kind];
    game.opponent.pass();
    game.you.attack('test-character-1-2', 'test-homeworld#2');
    kinds.push(game.opponent.decision?.kind);
    const known = game.events.map(({ own: _, ...event }) => event);
    const board = game.view('spectator').board;
    game.settle();
    return { kinds, known, sizes: board.players, chain: board.chain, asked: game.view(0).asked };
  };
  expect(run('test-fast')).toEqual(run('test-slow'));
  expect(run('test-slow').kinds).toEqual(['response', 'response']);
});

test('11.6 nobody is asked who has no card in hand, too few CP and no Fast ability that can be paid', () => {
  const windows = (setup: { hand?: string[]; CP?: number; map?: string[] }): number => {
    const game = scenario({
      cards: [tool('reflex', pay(CP(2), draw(1), { speed: 'Fast' }))],
      you: { hand: ['test-slow'], CP: 1 },
      opponent: { CP: 5, ...setup },
    });
    game.respond();
    game.you.play('test-slow');
    const asked = game.opponent.decision?.kind === 'response' ? 1 : 0;
    game.settle();
    return asked;
  };
  expect([windows({}), windows({ hand: ['test-slow'], CP: 0 }), windows({ map: ['reflex'], CP: 1 })]).toEqual([
    0, 0, 0,
  ]);
  expect([windows({ hand: ['test-device'], CP: 1 }), windows({ map: ['reflex'], CP: 2 })]).toEqual([1, 1]);
});

test('11.6 a discount on Maneuvers is a public fact too: who can pay a Fast card by it is asked', () => {
  const clerk = tool('clerk', always(discount('Maneuver', 1)));
  const game = scenario({
    cards: [clerk],
    you: { hand: ['test-slow'] },
    opponent: { CP: 0, map: ['clerk'], hand: ['test-fast'] },
  });
  game.respond();
  game.you.play('test-slow');
  game.opponent.play('test-fast');
  game.settle();
  expect(game.opponent.hand).toHaveLength(1);
});
