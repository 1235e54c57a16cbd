import { expect, test } from 'vitest';
import { device, type ManeuverCard, maneuver } from '../../language/index';
import {
  all,
  any,
  burn,
  C,
  CP,
  destroy,
  draw,
  falls,
  gain,
  instead,
  opponents,
  pay,
  removeStoryline,
  returnToHand,
  sacrifice,
  sacrificing,
  takeControl,
  target,
  when,
  your,
} from '../../language/words';
import { printing, testCharacter } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';
import { ON_MANEUVER, order, story } from '../../testing/stories';

const slow = (id: string, effect: ManeuverCard['effect'], cp = 1): ManeuverCard =>
  maneuver({
    id,
    name: `Slow ${id}`,
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(cp),
    effect,
    printing: printing(),
  });
const disrupt = slow('disrupt', [removeStoryline(target(any('Storyline')))], 5);
const arc = { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' } as const;

test('8.7.1 a Storyline may be played only in the Acts on its card, and stays on the Map in the others', () => {
  const late = story('late', {}, { acts: ['II', 'III'] });
  const early = scenario({ cards: [late], act: 'I', you: { hand: ['late'] } });
  expect(early.you.refusal(() => early.you.play('late'))).toBe('8.7.1');
  for (const act of ['II', 'III'] as const) {
    const game = scenario({ cards: [late], act, you: { hand: ['late'] } });
    game.you.play('late');
    expect(game.card('late')).toMatchObject({ zone: 'map', chapter: 1 });
  }
  const stays = scenario({ cards: [story('first', {}, { acts: ['I'] })], act: 'III', you: { map: ['first'] } });
  stays.you.endTurn();
  expect(stays.card('first').zone).toBe('map');
});

test('8.8.1 a Storyline in progress can’t be sacrificed, neither by an effect nor as a cost', () => {
  const altar = device({
    id: 'altar',
    name: 'Altar',
    faction: 'Independent',
    cost: C(1),
    abilities: [pay(sacrificing(your('Storyline')), draw(1))],
    printing: printing(),
  });
  const edict = slow('edict', [sacrifice('you', your('Storyline'))]);
  const game = scenario({ cards: [altar, edict], you: { hand: ['edict'], map: ['altar', 'test-storyline'] } });
  expect(game.you.refusal(() => game.you.use('altar'))).toBe('3.6');
  game.you.play('edict');
  expect(game.card('test-storyline').zone).toBe('map');
});

test('8.8.1 another of the same unique name can’t be played to be rid of a Storyline', () => {
  const only = story('only', {}, { unique: true });
  const game = scenario({ cards: [only], you: { hand: ['only'], map: ['only'] } });
  expect(game.you.refusal(() => game.you.play('only#2'))).toBe('4.6');
  expect(game.card('only').zone).toBe('map');
});

test('8.8.2 no effect destroys, burns, returns or takes a Storyline in progress', () => {
  const storylines = target(any('Storyline'));
  const attempts = [
    destroy(storylines),
    burn(storylines),
    returnToHand(storylines),
    takeControl(storylines, 'for good'),
  ];
  for (const effect of attempts) {
    const game = scenario({
      cards: [slow('try', [effect])],
      you: { hand: ['try'] },
      opponent: { map: ['test-storyline'] },
    });
    expect(game.you.refusal(() => game.you.play('try'))).toBe('11.1');
  }
  const sweep = slow('sweep', [destroy(all(any('permanent')))]);
  const game = scenario({
    cards: [sweep],
    you: { hand: ['sweep'], map: ['test-storyline'] },
    opponent: { map: ['test-device', 'test-storyline'] },
  });
  game.you.play('sweep');
  expect(game.card('test-device').zone).toBe('depleted');
  expect([game.card('test-storyline').zone, game.card('test-storyline#2').zone]).toEqual(['map', 'map']);
});

test('8.8.3 as a Storyline leaves play, the Character Bound to it flips to its Fallen face; a Partner is freed unharmed', () => {
  const game = scenario({
    cards: [disrupt],
    active: 'opponent',
    you: {
      map: [{ ...arc, partnerTo: 'test-character-1-2' }, { card: 'test-character-2-3', sp: 3 }, 'test-character-1-2'],
    },
    opponent: { hand: ['disrupt'] },
  });
  game.opponent.play('disrupt', 'test-storyline');
  expect(game.card('test-storyline').zone).toBe('depleted');
  expect(game.card('test-character-2-3')).toMatchObject({
    face: 'fallen',
    ready: false,
    bound: false,
    sp: 0,
    zone: 'map',
  });
  expect(game.card('test-character-1-2')).toMatchObject({ face: 'front', ready: true, damage: 0 });
  expect(order(game, 'removed', 'fell', 'unbound', 'freed')).toEqual(['unbound', 'freed', 'removed', 'fell']);
  expect(game.told('fell')).toMatchObject([{ rule: '8.8.3' }]);
});

test('8.8.3 what waits for a Bound Character’s fall remembers that it was Bound', () => {
  const mourner = device({
    id: 'mourner',
    name: 'Mourner',
    faction: 'Independent',
    cost: C(1),
    abilities: [when(falls(your('Character', 'Bound')), gain(C(4)))],
    printing: printing(),
  });
  const game = scenario({
    cards: [disrupt, mourner],
    active: 'opponent',
    you: { map: [arc, 'test-character-2-3', 'mourner'] },
    opponent: { hand: ['disrupt'] },
  });
  game.opponent.play('disrupt', 'test-storyline');
  expect(game.you.C).toBe(14);
});

test('8.8.3 a Character that is Bound with its Fallen face up stays Fallen', () => {
  const game = scenario({
    cards: [disrupt],
    active: 'opponent',
    you: { map: [arc, { card: 'test-character-2-3', face: 'fallen', damage: 1 }] },
    opponent: { hand: ['disrupt'] },
  });
  game.opponent.play('disrupt', 'test-storyline');
  expect(game.card('test-character-2-3')).toMatchObject({ face: 'fallen', damage: 1, bound: false, zone: 'map' });
});

test('8.8.3 a card that says what happens instead of falling is right for itself', () => {
  const stubborn = testCharacter(2, 3, {
    id: 'stubborn',
    name: 'Stubborn',
    front: { abilities: [instead('falls', 'this', [gain(C(1))])] },
  });
  const game = scenario({
    cards: [disrupt, stubborn],
    active: 'opponent',
    you: { map: [{ ...arc, boundTo: 'stubborn' }, 'stubborn'] },
    opponent: { hand: ['disrupt'] },
  });
  game.opponent.play('disrupt', 'test-storyline');
  expect(game.card('stubborn')).toMatchObject({ face: 'front', bound: false, zone: 'map' });
  expect(game.you.C).toBe(11);
});

test('8.8.3 8.9.2 completion is no leaving: the Bound Character does not fall', () => {
  const end = story('end', { three: { end: ON_MANEUVER } });
  const game = scenario({
    cards: [end],
    you: {
      hand: ['test-slow'],
      map: [{ card: 'end', chapter: 3, boundTo: 'test-character-2-3' }, 'test-character-2-3'],
    },
  });
  game.you.play('test-slow');
  expect(game.card('test-character-2-3')).toMatchObject({ face: 'front', bound: false, zone: 'map' });
  expect(game.told('fell')).toEqual([]);
});

test('8.8.4 only another player’s Maneuver of at least 5 CP removes a Storyline in progress', () => {
  const own = scenario({ cards: [disrupt], you: { hand: ['disrupt'], map: ['test-storyline'] } });
  expect(own.you.refusal(() => own.you.play('disrupt'))).toBe('11.1');

  const cheap = slow('disrupt', [removeStoryline(target(opponents('Storyline')))], 4);
  const weak = scenario({ cards: [cheap], you: { hand: ['disrupt'] }, opponent: { map: ['test-storyline'] } });
  weak.you.play('disrupt', 'test-storyline');
  expect(weak.card('test-storyline').zone).toBe('map');

  const engine = device({
    id: 'engine',
    name: 'Engine of Ends',
    faction: 'Independent',
    cost: C(1),
    abilities: [pay(CP(5), removeStoryline(target(opponents('Storyline'))))],
    printing: printing(),
  });
  const tool = scenario({ cards: [engine], you: { map: ['engine'] }, opponent: { map: ['test-storyline'] } });
  tool.you.use('engine', 0, 'test-storyline');
  expect(tool.card('test-storyline').zone).toBe('map');
});

test('8.8.4 a completed Storyline is no longer in progress: what destroys permanents may destroy it', () => {
  const blast = slow('blast', [destroy(target(opponents('Completed Storyline')))]);
  const game = scenario({
    cards: [blast],
    you: { hand: ['blast'] },
    opponent: { map: [{ card: 'test-storyline', face: 'back' }] },
  });
  game.you.play('blast', 'test-storyline');
  expect(game.card('test-storyline').zone).toBe('depleted');
});

test('8.8.3 8.10.6 a Storyline that is removed while unbound makes nobody fall', () => {
  const game = scenario({
    cards: [disrupt],
    active: 'opponent',
    you: { map: ['test-storyline', 'test-character-2-3'] },
    opponent: { hand: ['disrupt'] },
  });
  game.opponent.play('disrupt', 'test-storyline');
  expect(game.card('test-character-2-3').face).toBe('front');
});
