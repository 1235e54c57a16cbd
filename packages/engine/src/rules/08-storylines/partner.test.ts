import { expect, test } from 'vitest';
import { maneuver } from '../../language/index';
import { any, award, CP, partner, removeStoryline, takeControl, target } from '../../language/words';
import { printing } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';
import { slow } from '../../testing/small-cards';
import { ON_MANEUVER, story } from '../../testing/stories';

const duo = story(
  'duo',
  { two: { end: ON_MANEUVER, sp: 2, reward: [award(1, partner)] }, three: { end: ON_MANEUVER } },
  { partner: true },
);
const bound = { card: 'duo', chapter: 2, boundTo: 'test-character-2-3' } as const;
const cast = { ...bound, partnerTo: 'test-character-1-2' } as const;
const storyOf = (game: ReturnType<typeof scenario>) => game.game.board.cards[game.card('duo').id]?.story;

test('8.11.1 Partner activates a second ready Character, which becomes Partnered, without responses', () => {
  const game = scenario({
    cards: [duo],
    you: { map: [bound, 'test-character-2-3', 'test-character-1-2'] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.partner('duo', 'test-character-1-2');
  expect(game.opponent.decision).toBeNull();
  expect(storyOf(game)?.partner).toBe(game.card('test-character-1-2').id);
  expect(game.card('test-character-1-2')).toMatchObject({ ready: false, bound: false });
});

test('8.11.1 only a Storyline with Partner has it, only its controller uses it, on a ready Character of theirs', () => {
  const plain = scenario({
    you: {
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' },
        'test-character-2-3',
        'test-character-1-2',
      ],
    },
  });
  expect(plain.you.refusal(() => plain.you.partner('test-storyline', 'test-character-1-2'))).toBe('8.11.1');
  const game = scenario({
    cards: [duo],
    you: { map: [bound, 'test-character-2-3', { card: 'test-character-1-2', activated: true }] },
    opponent: { map: ['test-character-3-3', { ...bound, boundTo: 'test-character-3-3' }] },
  });
  expect(game.you.refusal(() => game.you.partner('duo#2', 'test-character-1-2'))).toBe('8.11.1');
  expect(game.you.refusal(() => game.you.partner('duo', 'test-character-1-2'))).toBe('8.10.2');
  expect(game.you.refusal(() => game.you.partner('duo', 'test-character-3-3'))).toBe('8.10.2');
  expect(game.you.refusal(() => game.you.partner('duo', 'test-character-2-3'))).toBe('8.10.3');
});

test('8.11.2 Partner needs a Bound Character', () => {
  const game = scenario({ cards: [duo], you: { map: [{ card: 'duo', chapter: 2 }, 'test-character-1-2'] } });
  expect(game.you.refusal(() => game.you.partner('duo', 'test-character-1-2'))).toBe('8.11.2');
});

test('8.11.2 when the Bound Character is unbound the Partner is freed, unharmed', () => {
  const game = scenario({
    cards: [duo],
    you: { map: [cast, 'test-character-2-3', { card: 'test-character-1-2', damage: 1 }] },
    opponent: { map: [{ card: 'test-character-5-6', activated: true }] },
  });
  game.you.attack('test-character-2-3', 'test-character-5-6');
  expect(storyOf(game)).toMatchObject({ bound: null, partner: null });
  expect(game.card('test-character-1-2')).toMatchObject({ face: 'front', ready: true, damage: 1, zone: 'map' });
});

test('8.11.2 completion frees the Partner, who stays as it is', () => {
  const game = scenario({
    cards: [duo],
    you: { hand: ['test-slow'], map: [{ ...cast, chapter: 3 }, 'test-character-2-3', 'test-character-1-2'] },
  });
  game.you.play('test-slow');
  expect(game.told('freed')).toMatchObject([{ rule: '8.11.2', subject: { card: 'test-character-1-2' } }]);
  expect(game.card('test-character-1-2')).toMatchObject({ face: 'front', ready: true, zone: 'map' });
});

test('8.11.3 at most one Partner, and a Partnered Character joins no other Storyline', () => {
  const game = scenario({
    cards: [duo],
    you: {
      map: [
        cast,
        { ...bound, boundTo: 'test-character-1-1' },
        'test-character-2-3',
        'test-character-1-2',
        'test-character-1-1',
        'test-character-1-3',
      ],
    },
  });
  expect(game.you.refusal(() => game.you.partner('duo', 'test-character-1-3'))).toBe('8.11.3');
  expect(() => game.you.partner('duo', 'test-character-1-3')).toThrow('alreadyPartnered');
  expect(game.you.refusal(() => game.you.partner('duo#2', 'test-character-1-2'))).toBe('8.11.3');
});

test('8.11.3 a Partnered Character receives none of the SP awards', () => {
  const game = scenario({
    cards: [duo],
    you: { hand: ['test-slow'], map: [cast, 'test-character-2-3', 'test-character-1-2'] },
  });
  game.you.play('test-slow');
  expect([game.card('test-character-2-3').sp, game.card('test-character-1-2').sp]).toEqual([2, 0]);
});

test('8.11.3 a Partnered Character receives no SP that a Maneuver awards either; the Bound one does', () => {
  const praise = slow('praise', award(1, target(any('Character'))));
  const game = scenario({
    cards: [duo, { ...praise, cost: CP(0) }],
    you: { hand: ['praise', 'praise'], map: [{ ...cast, chapter: 1 }, 'test-character-2-3', 'test-character-1-2'] },
  });
  game.you.play('praise', 'test-character-1-2');
  game.you.play('praise#2', 'test-character-2-3');
  expect([game.card('test-character-2-3').sp, game.card('test-character-1-2').sp]).toEqual([1, 0]);
});

test('8.11.3 a Partner that falls is freed, and the Bound Character stays Bound', () => {
  const game = scenario({
    cards: [duo],
    you: { map: [cast, 'test-character-2-3', 'test-character-1-2'] },
    opponent: { map: [{ card: 'test-character-5-6', activated: true }] },
  });
  game.you.attack('test-character-1-2', 'test-character-5-6');
  expect(storyOf(game)).toMatchObject({ bound: game.card('test-character-2-3').id, partner: null });
  expect(game.card('test-character-1-2').face).toBe('fallen');
});

test('8.11.3 a Partner that changes control is freed; it does not fall when the Storyline leaves', () => {
  const spell = (id: string, cp: number, effect: Parameters<typeof maneuver>[0]['effect']) =>
    maneuver({
      id,
      name: `Spell ${id}`,
      faction: 'Independent',
      speed: 'Slow',
      cost: CP(cp),
      effect,
      printing: printing(),
    });
  const charm = spell('charm', 1, [takeControl(target(any('Character', 'Partnered')), 'for good')]);
  const taken = scenario({
    cards: [duo, charm],
    active: 'opponent',
    you: { map: [cast, 'test-character-2-3', 'test-character-1-2'] },
    opponent: { hand: ['charm'] },
  });
  taken.opponent.play('charm');
  expect(taken.card('test-character-1-2').controller).toBe('opponent');
  expect(storyOf(taken)).toMatchObject({ bound: taken.card('test-character-2-3').id, partner: null });

  const disrupt = spell('disrupt', 5, [removeStoryline(target(any('Storyline')))]);
  const gone = scenario({
    cards: [duo, disrupt],
    active: 'opponent',
    you: { map: [cast, 'test-character-2-3', 'test-character-1-2'] },
    opponent: { hand: ['disrupt'] },
  });
  gone.opponent.play('disrupt', 'duo');
  expect([gone.card('test-character-2-3').face, gone.card('test-character-1-2').face]).toEqual(['fallen', 'front']);
});
