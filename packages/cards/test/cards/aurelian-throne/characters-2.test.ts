import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Lio Maroun, Whisperer: she can’t be intercepted, and a raid that takes C draws a card', () => {
  const game = scenario({
    you: { map: ['lio-maroun-whisperer'] },
    opponent: { C: 10, map: ['test-character-1-5'], hand: ['test-fast'] },
  });
  game.respond();
  game.you.attack('lio-maroun-whisperer', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('14.3');
  game.settle();
  expect([game.opponent.C, game.you.hand.length]).toEqual([9, 1]);
});

test('Lio Maroun, Whisperer: a raid that takes nothing draws nothing', () => {
  const game = scenario({
    you: { map: ['lio-maroun-whisperer'] },
    opponent: { homeworld: 'aurel-the-seat', C: 10 },
  });
  game.you.attack('lio-maroun-whisperer', 'aurel-the-seat');
  expect([game.opponent.C, game.you.hand.length]).toEqual([10, 0]);
});

test('Lio Maroun, Whisperer: as she falls the opponent discards a card', () => {
  const game = scenario({
    act: 'II',
    you: { hand: ['null-psalm', 'test-slow'], map: ['lio-maroun-whisperer'] },
    opponent: { hand: ['test-fast', 'test-slow'] },
  });
  game.you.play('null-psalm');
  game.opponent.choose('test-fast');
  expect([game.you.hand, game.opponent.hand]).toEqual([['test-slow'], ['test-slow']]);
});

test('Hesper Rusk, Circuit Judge: while he is ready the opponent’s Fallen can’t attack, others can', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: ['hesper-rusk-circuit-judge'] },
    opponent: { map: [{ card: 'test-character-1-2', face: 'fallen' }, 'test-character-1-3'] },
  });
  expect(game.opponent.refusal(() => game.opponent.attack('test-character-1-2', 'test-homeworld'))).toBe('1.3');
  game.opponent.attack('test-character-1-3', 'test-homeworld');
  expect(game.you.C).toBe(9);
});

test('Hesper Rusk, Circuit Judge: once he is activated the Fallen attack again', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: [{ card: 'hesper-rusk-circuit-judge', activated: true }] },
    opponent: { map: [{ card: 'test-character-1-2', face: 'fallen' }] },
  });
  game.opponent.attack('test-character-1-2', 'test-homeworld');
  expect(game.you.C).toBe(8);
});

test('Hesper Rusk, Circuit Judge: Fallen, 2C activate a ready Character of the opponent', () => {
  const game = scenario({
    you: { C: 3, map: [{ card: 'hesper-rusk-circuit-judge', face: 'fallen' }] },
    opponent: { map: ['test-character-1-2', { card: 'test-character-1-3', activated: true }] },
  });
  game.you.use('hesper-rusk-circuit-judge');
  expect([game.card('test-character-1-2').ready, game.card('hesper-rusk-circuit-judge').ready, game.you.C]).toEqual([
    false,
    false,
    1,
  ]);
});

test('Orsolet, Heir of Coin: 2 Power more from 8C up', () => {
  const game = scenario({ you: { C: 8, map: ['orsolet-heir-of-coin'], hand: ['test-device'] } });
  expect(game.card('orsolet-heir-of-coin').stat('power')).toBe(4);
  game.you.play('test-device');
  expect(game.card('orsolet-heir-of-coin').stat('power')).toBe(2);
});

for (const [treasury, after] of [
  [3, 5],
  [4, 4],
] as const)
  test(`Orsolet, Heir of Coin: Fallen and with ${treasury}C, a raid leaves her with ${after}C`, () => {
    const game = scenario({ you: { C: treasury, map: [{ card: 'orsolet-heir-of-coin', face: 'fallen' }] } });
    game.you.attack('orsolet-heir-of-coin', 'test-homeworld#2');
    expect([game.you.C, game.opponent.C]).toEqual([after, 6]);
  });

for (const [cards, after] of [
  [5, 11],
  [4, 13],
] as const)
  test(`Corvane, Crown Auditor: an opponent with ${cards} cards in hand begins their turn with ${after}C`, () => {
    const hand = ['test-fast', 'test-slow', 'test-device', 'test-location', 'test-spacecraft'].slice(0, cards);
    const game = scenario({ you: { map: ['corvane-crown-auditor'] }, opponent: { C: 10, hand } });
    game.you.endTurn();
    expect(game.opponent.C).toBe(after);
  });

test('Corvane, Crown Auditor: Fallen, a discarded card is 2 Power this turn, once each turn', () => {
  const game = scenario({
    you: { hand: ['test-slow', 'test-fast'], map: [{ card: 'corvane-crown-auditor', face: 'fallen' }] },
  });
  game.you.use('corvane-crown-auditor', 0, 'test-slow');
  expect([game.card('corvane-crown-auditor').stat('power'), game.you.hand]).toEqual([5, ['test-fast']]);
  expect(game.you.refusal(() => game.you.use('corvane-crown-auditor'))).toBe('13.1');
  game.you.endTurn();
  expect(game.card('corvane-crown-auditor').stat('power')).toBe(3);
});

test('Dame Perrin Ould: she stays ready as she intercepts', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: ['dame-perrin-ould'] },
    opponent: { map: ['test-character-2-5'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-5', 'test-homeworld');
  game.you.intercept('dame-perrin-ould');
  game.settle();
  expect(game.card('dame-perrin-ould')).toMatchObject({ ready: true, damage: 2 });
  expect(game.you.C).toBe(10);
});

test('Dame Perrin Ould: your other Officers have 1 Power more; she, others and the opponent’s don’t', () => {
  const game = scenario({
    you: { map: ['dame-perrin-ould', 'bailiff-sorren', 'tallis-clerk-of-writs'] },
    opponent: { map: ['halberdier-of-the-stair'] },
  });
  const power = (name: string) => game.card(name).stat('power');
  expect([
    power('bailiff-sorren'),
    power('dame-perrin-ould'),
    power('tallis-clerk-of-writs'),
    power('halberdier-of-the-stair'),
  ]).toEqual([3, 3, 1, 1]);
});

test('Dame Perrin Ould: Fallen, her attack activates the Character that would have intercepted', () => {
  const game = scenario({
    you: { map: [{ card: 'dame-perrin-ould', face: 'fallen' }] },
    opponent: { C: 10, map: ['test-character-1-6'] },
  });
  game.respond();
  game.you.attack('dame-perrin-ould', 'test-homeworld#2');
  game.settle();
  expect([game.card('test-character-1-6').ready, game.opponent.C]).toEqual([false, 5]);
});

test('Avarre, Regent of Aurel: your turn’s end gains 1C for each of your Throne Locations, and for no other', () => {
  const game = scenario({
    you: { C: 2, map: ['avarre-regent-of-aurel', 'the-crown-mint', 'customs-spindle', 'test-location'] },
    opponent: { map: ['the-ninefold-assize'] },
  });
  game.you.endTurn();
  expect(game.you.C).toBe(4);
});

test('Avarre, Regent of Aurel: Fallen, no Character of the opponent can be Bound, and yours can', () => {
  const game = scenario({
    you: { map: [{ card: 'avarre-regent-of-aurel', face: 'fallen' }, 'test-storyline', 'test-character-1-2'] },
    opponent: { map: ['test-storyline', 'test-character-1-3'] },
  });
  game.you.bind('test-storyline', 'test-character-1-2');
  expect(game.card('test-character-1-2').bound).toBe(true);
  game.you.endTurn();
  expect(game.opponent.refusal(() => game.opponent.bind('test-storyline#2', 'test-character-1-3'))).toBe('1.3');
});
