import { expect, test } from 'vitest';
import { SOUNDS, soundOf } from './sounds';

test('of several things that happen at once the most telling is heard', () => {
  expect(soundOf([{ type: 'played' }, { type: 'entered' }])).toBe('card');
  expect(soundOf([{ type: 'attacked' }, { type: 'damaged' }, { type: 'fell' }])).toBe('fall');
  expect(soundOf([{ type: 'fell' }, { type: 'actEnded' }, { type: 'gameWon' }])).toBe('over');
});

test('that one is asked is heard before a card that came, not before an attack', () => {
  expect(soundOf([{ type: 'drew' }], true)).toBe('turn');
  expect(soundOf([], true)).toBe('turn');
  expect(soundOf([{ type: 'attacked' }], true)).toBe('attack');
});

test('what a player need not hear is silent', () => {
  expect(soundOf([])).toBeNull();
  expect(soundOf([{ type: 'passed' }, { type: 'phaseBegan' }])).toBeNull();
});

test('no sound is loud or long', () => {
  for (const [volume = 1, , , attack = 0, sustain = 0, release = 0] of Object.values(SOUNDS)) {
    expect(volume).toBeLessThanOrEqual(0.5);
    expect(attack + sustain + release).toBeLessThan(1.2);
  }
});
