import { expect, test } from 'vitest';
import { spacecraft } from '../language/index';
import { C, gain, instead, returnToHand, self, when, winsConflict, your } from '../language/words';
import { printing } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { place, tool } from '../testing/small-cards';

const laurel = tool('laurel', when(winsConflict(your('permanent')), gain(C(1))));
/** Who won an attack: the card that won, and the C that each laurel brought. */
function fought(attacker: string, defender: string, more: { C?: number } = {}) {
  const game = scenario({
    cards: [laurel, place('dock', { defense: 2 }), lifeboat],
    you: { map: ['laurel', attacker], C: 0 },
    opponent: { map: ['laurel', defender], C: more.C ?? 0 },
  });
  game.you.attack(
    attacker,
    defender === 'test-device' ? 'test-homeworld#2' : `${defender}${defender === attacker ? '#2' : ''}`,
  );
  return { won: game.told('conflictWon').map(({ subject }) => subject?.card), C: [game.you.C, game.opponent.C] };
}
/** A Spacecraft that goes back to hand when it would be destroyed. */
const lifeboat = spacecraft({
  id: 'lifeboat',
  name: 'Lifeboat',
  faction: 'Independent',
  cost: C(1),
  power: 2,
  hull: 1,
  abilities: [instead('destroyed', 'this', returnToHand(self))],
  printing: printing(),
});

test('12.7 the attacker wins when its target fell, was destroyed or was seized', () => {
  expect(fought('test-character-3-3', 'test-character-2-2')).toEqual({ won: ['test-character-3-3'], C: [1, 0] });
  expect(fought('test-character-3-3', 'test-spacecraft')).toEqual({ won: ['test-character-3-3'], C: [1, 0] });
  expect(fought('test-character-3-3', 'dock')).toEqual({ won: ['test-character-3-3'], C: [1, 0] });
});

test('12.7 the attacker wins a raid that took C, and nobody wins one that took 0C', () => {
  expect(fought('test-character-3-3', 'test-device', { C: 9 })).toEqual({ won: ['test-character-3-3'], C: [1, 6] });
  expect(fought('test-character-3-3', 'test-device', { C: 0 })).toEqual({ won: [], C: [0, 0] });
  expect(fought('test-character-0-1', 'test-device', { C: 9 })).toEqual({ won: [], C: [0, 9] });
});

test('12.7 the target’s controller wins when the attacker fell or was destroyed and the target was not', () => {
  expect(fought('test-character-2-2', 'test-character-3-3')).toEqual({ won: ['test-character-3-3'], C: [0, 1] });
  expect(fought('test-spacecraft', 'test-character-3-3')).toEqual({ won: ['test-character-3-3'], C: [0, 1] });
});

test('12.7 nobody wins when both fell, or when neither did', () => {
  expect(fought('test-character-3-2', 'test-character-2-3').won).toEqual([]);
  expect(fought('test-character-1-5', 'test-character-2-5').won).toEqual([]);
  expect(fought('test-character-1-5', 'test-location').won).toEqual([]);
});

test('12.7 a target that was replaced away neither fell nor was destroyed: the attacker has not won', () => {
  expect(fought('test-character-3-3', 'lifeboat')).toEqual({ won: [], C: [0, 0] });
});

test('12.7 an attacker that was replaced away was not destroyed: the target’s controller has not won', () => {
  expect(fought('lifeboat', 'test-character-2-5')).toEqual({ won: [], C: [0, 0] });
});

test('12.7 11.5 who won is set before Chapters look: winning an attack is counted at once', () => {
  const game = scenario({
    cards: [laurel],
    you: { map: ['laurel', 'test-character-3-3', 'test-player-storyline'], C: 0 },
    opponent: { map: ['test-character-1-1'] },
  });
  game.you.attack('test-character-3-3', 'test-character-1-1');
  const order = ['fell', 'conflictWon', 'abilityTriggered', 'conflictEnded'];
  expect(game.events.map((event) => event.type).filter((type) => order.includes(type))).toEqual(order);
});
