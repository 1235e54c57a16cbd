import { expect, test } from 'vitest';
import { maneuver } from '../language/index';
import { C, CP, gain, lose, SP } from '../language/words';
import { printing } from '../testing/fixtures';
import { scenario } from '../testing/scenario';

const order = (id: string, effect: Parameters<typeof maneuver>[0]['effect']) =>
  maneuver({ id, name: id, faction: 'Independent', speed: 'Slow', cost: CP(1), effect, printing: printing() });

test('3.1 a Treasury never holds more than 20C: what would go above is lost', () => {
  const game = scenario({ you: { C: 18, hand: ['windfall'] }, cards: [order('windfall', [gain(C(5))])] });
  game.you.play('windfall');
  expect(game.you.C).toBe(20);
});

test('3.2 a pool of Command Points never holds more than 10', () => {
  const game = scenario({ you: { CP: 10, hand: ['drill'] }, cards: [order('drill', [gain(CP(5))])] });
  game.you.play('drill');
  expect(game.you.CP).toBe(10);
});

test('3.3 Acts only move forward: the Act after the first is the second, and nothing leads back', () => {
  const game = scenario({
    you: { map: [{ card: 'test-player-storyline', chapter: 3 }], deck: Array.from({ length: 9 }, () => 'test-slow') },
  });
  game.you.endTurn();
  while (game.game.board.phase === 'actEnd') {
    const asked = game.you.decision ? game.you : game.opponent;
    if (asked.decision?.kind === 'goesFirst') asked.choose('you');
    else if (asked.decision?.kind === 'mulligan') asked.choose('no');
    else asked.choose();
  }
  expect(game.game.board).toMatchObject({ act: 2, turn: 1 });
  expect(game.told('actBegan').map((event) => event.amount)).toEqual([2]);
});

test('3.4 9.6.1 Story Points decide an Act and are public: a spectator reads the same standing', () => {
  const game = scenario({
    you: { map: [{ card: 'test-character-2-3', sp: 2 }] },
    opponent: { map: [{ card: 'test-character-1-2', sp: 3 }] },
  });
  expect(game.standings()).toMatchObject({ sp: [2, 3], leader: 1, tie: false });
  const shown = game.view('spectator').board.cards;
  expect(shown[game.card('test-character-2-3').id]?.sp).toBe(2);
});

test('3.5 SP that an effect gives to a player are markers on their Homeworld, and are lost from markers and tally', () => {
  const game = scenario({
    you: { tally: 1, hand: ['fame', 'shame'] },
    cards: [order('fame', [gain(SP(1))]), order('shame', [lose(SP(2), 'you')])],
  });
  game.you.play('fame');
  expect(game.card('test-homeworld').sp).toBe(1);
  expect(game.you.sp).toBe(2);
  game.you.play('shame');
  expect(game.you).toMatchObject({ sp: 0, tally: 0 });
});
