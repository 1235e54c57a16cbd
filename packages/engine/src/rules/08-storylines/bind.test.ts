import { expect, test } from 'vitest';
import { device, type Effect, maneuver } from '../../language/index';
import { any, C, CP, each, fall, it, pay, returnToHand, takeControl, target } from '../../language/words';
import { printing } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';

const storyAndTwo = () =>
  scenario({
    you: { map: ['test-storyline', 'test-character-2-3', 'test-character-1-2'], hand: ['test-fast'] },
    opponent: { map: ['test-character-3-3'] },
  });

test('8.10.1 8.10.2 8.10.5 Bind activates a ready Character of the Storyline’s controller and meets "End: Bind"', () => {
  const game = storyAndTwo();
  game.you.bind('test-storyline', 'test-character-2-3');
  expect(game.card('test-character-2-3')).toMatchObject({ ready: false, bound: true });
  expect(game.card('test-storyline').chapter).toBe(2);
});

test('8.10.1 only the controller of the Storyline may Bind on it', () => {
  const game = scenario({ opponent: { map: ['test-storyline'] }, you: { map: ['test-character-2-3'] } });
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-2-3'))).toBe('8.10.1');
});

test('8.10.2 a Character that is not ready, or not one’s own, can’t be Bound', () => {
  const game = scenario({
    you: { map: ['test-storyline', { card: 'test-character-2-3', activated: true }] },
    opponent: { map: ['test-character-3-3'] },
  });
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-2-3'))).toBe('8.10.2');
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-3-3'))).toBe('8.10.2');
});

test('8.10.3 a Character is Bound to at most one Storyline, and a Storyline has at most one Bound Character', () => {
  const game = scenario({
    you: {
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' },
        'test-storyline',
        'test-character-2-3',
        'test-character-1-2',
      ],
    },
  });
  expect(game.you.refusal(() => game.you.bind('test-storyline#2', 'test-character-2-3'))).toBe('8.10.3');
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-1-2'))).toBe('8.10.2');
});

test('8.10.4 8.10.6 a Bound Character that falls is unbound; the Storyline keeps its progress and may be Bound again', () => {
  const game = scenario({
    you: {
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' },
        'test-character-2-3',
        'test-character-1-2',
      ],
    },
    opponent: { map: ['test-character-5-6'] },
  });
  game.you.attack('test-character-2-3', 'test-character-5-6');
  expect(game.card('test-character-2-3')).toMatchObject({ face: 'fallen', bound: false, ready: false, damage: 0 });
  expect(game.card('test-storyline').chapter).toBe(2);
  game.you.bind('test-storyline', 'test-character-1-2');
  expect(game.card('test-character-1-2').bound).toBe(true);
});

test('8.10.1 Bind is Slow: not while something is on the Chain, and not in the other player’s turn', () => {
  const game = scenario({
    you: { map: ['test-storyline', 'test-character-2-3'], hand: ['test-slow', 'test-fast'] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.play('test-slow');
  game.opponent.pass();
  expect(game.you.decision?.kind).toBe('response');
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-2-3'))).toBe('11.3');
  game.settle();
  game.you.endTurn();
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-2-3'))).toBe('11.2');
});

test('8.10.2 Bind resolves as it is activated, without responses', () => {
  const game = scenario({
    you: { map: ['test-storyline', 'test-character-2-3'] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.bind('test-storyline', 'test-character-2-3');
  expect(game.opponent.decision).toBeNull();
  expect(game.card('test-character-2-3').bound).toBe(true);
});

test('8.10.2 only a Character can be Bound; one that came this turn may be, a Fallen one too', () => {
  const game = scenario({
    you: {
      map: [
        'test-storyline',
        'test-storyline',
        'test-spacecraft',
        { card: 'test-character-1-1', fresh: true },
        { card: 'test-character-1-2', face: 'fallen' },
      ],
    },
  });
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-spacecraft'))).toBe('8.10.2');
  game.you.bind('test-storyline', 'test-character-1-1');
  game.you.bind('test-storyline#2', 'test-character-1-2');
  expect([game.card('test-character-1-1').bound, game.card('test-character-1-2').bound]).toEqual([true, true]);
});

test('8.10.3 a Partnered Character can’t be Bound to another Storyline', () => {
  const game = scenario({
    you: {
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3', partnerTo: 'test-character-1-2' },
        'test-storyline',
        'test-character-2-3',
        'test-character-1-2',
      ],
    },
  });
  expect(game.you.refusal(() => game.you.bind('test-storyline#2', 'test-character-1-2'))).toBe('8.11.3');
});

const command = (id: string, effect: Effect[]) =>
  maneuver({
    id,
    name: `Command ${id}`,
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(1),
    effect,
    printing: printing(),
  });
const arc = { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' } as const;

test('8.10.4 a Bound Character is unbound when it leaves the Map; the Storyline stays with its progress', () => {
  const game = scenario({
    cards: [command('recall', [returnToHand(target(any('Character')))])],
    active: 'opponent',
    you: { map: [arc, 'test-character-2-3'] },
    opponent: { hand: ['recall'] },
  });
  game.opponent.play('recall');
  expect(game.you.hand).toEqual(['test-character-2-3']);
  expect(game.game.board.cards[game.card('test-storyline').id]?.story).toMatchObject({ bound: null, chapter: 2 });
});

test('8.10.4 nothing changes the control of a Bound Character or of a Storyline in progress', () => {
  const game = scenario({
    cards: [
      command('charm', [takeControl(target(any('Character')), 'for good')]),
      command('coup', [takeControl(target(any('Storyline')), 'this turn')]),
    ],
    active: 'opponent',
    you: { map: [arc, 'test-character-2-3'] },
    opponent: { hand: ['charm', 'coup'] },
  });
  expect(game.opponent.refusal(() => game.opponent.play('charm'))).toBe('11.1');
  expect(game.opponent.refusal(() => game.opponent.play('coup'))).toBe('11.1');
});

test('8.10.4 an effect that takes control of each Character leaves out the Bound one', () => {
  const fate = device({
    id: 'fate',
    name: 'Fate',
    faction: 'Independent',
    cost: C(1),
    abilities: [pay(CP(1), each(any('Character'), takeControl(it, 'for good')))],
    printing: printing(),
  });
  const game = scenario({
    cards: [fate],
    active: 'opponent',
    you: { map: [arc, 'test-character-2-3', 'test-character-1-2'] },
    opponent: { map: ['fate'] },
  });
  game.opponent.use('fate', 0);
  expect(game.card('test-character-2-3')).toMatchObject({ controller: 'you', bound: true });
  expect(game.card('test-character-1-2').controller).toBe('opponent');
});

test('8.10.4 a Character taken for a turn and Bound in it stays until it is unbound, and then goes back', () => {
  const game = scenario({
    cards: [
      command('charm', [takeControl(target(any('Character')), 'this turn')]),
      command('ruin', [fall(target(any('Character')))]),
    ],
    you: { map: ['test-storyline'], hand: ['charm', 'ruin'] },
    opponent: { map: ['test-character-2-3'] },
  });
  game.you.play('charm');
  game.you.bind('test-storyline', 'test-character-2-3');
  game.you.endTurn();
  expect(game.card('test-character-2-3')).toMatchObject({ controller: 'you', bound: true });
  game.opponent.endTurn();
  expect(game.card('test-character-2-3')).toMatchObject({ controller: 'you', bound: true });
  game.you.play('ruin');
  expect(game.card('test-character-2-3')).toMatchObject({ controller: 'opponent', bound: false, face: 'fallen' });
});

test('8.10.5 a Storyline enters unbound, and its controller may wait as long as they like', () => {
  const game = scenario({ you: { hand: ['test-storyline'], map: ['test-character-2-3'] } });
  game.you.play('test-storyline');
  expect(game.game.board.cards[game.card('test-storyline').id]?.story).toMatchObject({ bound: null, chapter: 1 });
  game.you.endTurn();
  game.opponent.endTurn();
  expect(game.card('test-storyline').chapter).toBe(1);
  game.you.bind('test-storyline', 'test-character-2-3');
  expect(game.card('test-storyline').chapter).toBe(2);
});

test('8.10.6 Bound anew in a later Chapter, a Storyline goes on where it was', () => {
  const game = scenario({
    you: { map: [{ card: 'test-storyline', chapter: 3 }, 'test-character-2-3'] },
  });
  game.you.bind('test-storyline', 'test-character-2-3');
  expect(game.card('test-storyline').chapter).toBe(3);
  expect(game.card('test-character-2-3').bound).toBe(true);
});
