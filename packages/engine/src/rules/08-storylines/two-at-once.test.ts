/** Two Storylines completed in one check, and Enduring back faces (8.5.8, 8.9, 9.4.0b). */
import { expect, test } from 'vitest';
import { any, C, destroy, gain, happens, plays, raids, target, your } from '../../language/words';
import { scenario } from '../../testing/scenario';
import { slow } from '../../testing/small-cards';
import { finale, ON_MANEUVER, order, story, toNextAct } from '../../testing/stories';

const at3 = (card: string) => ({ card, chapter: 3 as const });

test('8.5.8 8.9.2 9.4.0b two Bound Storylines completed at once free both Characters, award both their SP, and end one Act', () => {
  const arc = (id: string, sp: number) => story(id, { three: { end: ON_MANEUVER, sp } });
  const game = scenario({
    cards: [arc('first', 2), arc('second', 1)],
    you: {
      hand: ['test-slow'],
      map: [{ ...at3('first'), boundTo: 'test-character-1-2' }, 'test-character-1-2'],
    },
    opponent: { map: [{ ...at3('second'), boundTo: 'test-character-2-3' }, 'test-character-2-3'] },
  });
  game.you.play('test-slow', ['first', 'second'], 'second');
  expect(order(game, 'storylineCompleted', 'actEnded')).toEqual([
    'storylineCompleted',
    'storylineCompleted',
    'actEnded',
  ]);
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [2, 1] }]);
  expect([game.card('test-character-1-2').bound, game.card('test-character-2-3').bound]).toEqual([false, false]);
  expect([game.card('first').zone, game.card('second').zone]).toEqual(['depleted', 'burned']);
  expect(game.game.board.acts).toMatchObject([{ storyline: 'second', winner: 0 }]);
  expect([game.you.decision?.kind ?? null, game.opponent.decision?.kind]).toEqual([null, 'mulligan']);
});

test('8.5.8 9.4.0c of two completed at once in the opponent’s turn the opponent says the order, and which ended the Act, even of yours', () => {
  const mine = ['first', 'second'].map((id) => finale({ reward: [gain(C(id === 'first' ? 1 : 2))] }, { id }));
  const game = scenario({
    cards: mine,
    active: 'opponent',
    you: { C: 0, map: [at3('first'), at3('second')] },
    opponent: { hand: ['test-slow'] },
  });
  game.opponent.play('test-slow');
  expect(game.opponent.decision).toMatchObject({ kind: 'order', rule: '8.5.8' });
  game.opponent.choose('second', 'first');
  expect(game.opponent.decision).toMatchObject({ kind: 'endingStoryline', rule: '9.4.0b' });
  game.opponent.choose('second');
  expect([game.card('first').zone, game.card('second').zone]).toEqual(['depleted', 'burned']);
  expect(
    game
      .told('treasuryChanged')
      .slice(0, 2)
      .map(({ seat, from, to }) => [seat, from, to]),
  ).toEqual([
    [0, 0, 2],
    [0, 2, 3],
  ]);
});

test('8.9.5 9.4.0b of two completed at once the Enduring one stays, whichever ended the Act', () => {
  for (const ended of ['kept', 'spent'] as const) {
    const kept = finale({ becomes: 'Device', keywords: ['Enduring'] }, { id: 'kept' });
    const game = scenario({
      cards: [kept, finale({}, { id: 'spent' })],
      you: { hand: ['test-slow'], map: [at3('kept'), at3('spent')] },
    });
    game.you.play('test-slow', ['kept', 'spent'], ended);
    expect(game.card('kept')).toMatchObject({ zone: 'map', face: 'back' });
    expect(game.card('spent').zone).toBe(ended === 'spent' ? 'burned' : 'depleted');
    expect(game.game.board.acts).toMatchObject([{ storyline: ended }]);
  }
});

test('8.5.8 8.12.2 of two completed at once each gives the reward of the path that it took', () => {
  const reversal = { live: happens(raids(any('permanent'))), chapter: { title: 'Turned', end: ON_MANEUVER } };
  const rewards = (id: string) => finale({ reward: [gain(C(1))], reversalReward: [gain(C(4))] }, { id, reversal });
  const game = scenario({
    cards: [rewards('first'), rewards('second')],
    you: { C: 0, hand: ['test-slow'], map: [{ ...at3('first'), reversed: true }, at3('second')] },
  });
  game.you.play('test-slow', ['first', 'second'], 'first');
  expect(game.told('storylineCompleted').map(({ word }) => word)).toEqual(['reversal', 'natural']);
  expect(
    game
      .told('treasuryChanged')
      .slice(0, 2)
      .map(({ to }) => to),
  ).toEqual([4, 5]);
});

test('8.12.3 a Reversal that goes live in the check that completes Chapter 2 is in place as Chapter 3 activates', () => {
  const turn = story(
    'turn',
    { two: { end: ON_MANEUVER }, three: { end: happens(plays('you', 'Device')), sp: 1 } },
    {
      bound: false,
      reversal: { live: ON_MANEUVER, chapter: { title: 'Turned', end: happens(plays('you', 'Location')), sp: 3 } },
    },
  );
  const game = scenario({
    cards: [turn],
    you: { hand: ['test-slow', 'test-device', 'test-location'], map: [{ card: 'turn', chapter: 2 }] },
  });
  game.you.play('test-slow');
  expect(game.card('turn')).toMatchObject({ chapter: 3, reversed: true });
  game.you.play('test-device');
  expect(game.card('turn').face).toBe('front');
  game.you.play('test-location');
  expect(game.told('storylineCompleted')).toMatchObject([{ word: 'reversal' }]);
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [3, 0] }]);
});

const fort = finale({ becomes: 'Location', defense: 3, income: 2, keywords: ['Enduring'] } as Parameters<
  typeof finale
>[0]);

test('8.9.5 8.9.1 an Enduring Location pays and is seized in the next Act, counts there as a permanent, and at last goes to its owner’s pile', () => {
  const game = scenario({
    cards: [fort, slow('raze', destroy(target(your('Location'))))],
    you: { tally: 1, C: 0, hand: ['test-slow'], map: [at3('finale')] },
    opponent: { hand: ['raze'], map: ['test-character-3-6'] },
  });
  game.you.play('test-slow');
  expect(game.told('permanentsCounted')).toMatchObject([{ numbers: [2, 2] }]);
  game.opponent.choose('raze');
  game.opponent.choose('you');
  expect(game.game.board).toMatchObject({ act: 2, active: 0, phase: 'action' });
  game.you.endTurn();
  expect(game.standings().permanents).toEqual([2, 2]);
  game.opponent.attack('test-character-3-6', 'finale');
  expect(game.card('finale')).toMatchObject({ controller: 'opponent', face: 'back', damage: 0 });
  expect(game.standings().permanents).toEqual([1, 3]);
  game.opponent.play('raze');
  expect(game.game.board.players.map((player) => player.depleted.includes(game.card('finale').id))).toEqual([
    true,
    false,
  ]);
});

test('8.9.5 an Enduring face that stayed through one Act stays through the next as well, and gives its reward only once', () => {
  const again = finale({}, { id: 'again' });
  const kept = finale({ becomes: 'Device', keywords: ['Enduring'], reward: [gain(C(1))] });
  const game = scenario({
    cards: [kept, again],
    you: { C: 3, hand: ['test-slow'], map: [at3('finale')], deck: ['test-slow'] },
    opponent: { tally: 1, map: [at3('again')] },
  });
  game.you.play('test-slow', ['finale', 'again'], 'finale');
  expect([game.card('finale').zone, game.card('again').zone]).toEqual(['map', 'depleted']);
  const paid = game.told('treasuryChanged').filter(({ cause }) => cause?.card === 'finale');
  expect(paid).toHaveLength(1);
  toNextAct(game, 'you');
  expect(game.card('finale')).toMatchObject({ zone: 'map', face: 'back', controller: 'you', ready: true });
});

test('9.4.2 8.9.6 markers that an Enduring face kept from its Storyline go with the Act in which they counted', () => {
  const lasting = finale({ becomes: 'Device', keywords: ['Enduring'] }, { three: { sp: 2 } });
  const game = scenario({ cards: [lasting], you: { hand: ['test-slow'], map: [at3('finale')] } });
  game.you.play('test-slow');
  expect(game.game.board.acts).toMatchObject([{ sp: [2, 0] }]);
  toNextAct(game, 'you');
  expect([game.card('finale').zone, game.standings().sp]).toEqual(['map', [0, 0]]);
});
