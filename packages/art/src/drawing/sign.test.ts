import { expect, test } from 'vitest';
import { artFor } from '../draw';
import { glyphAt } from './glyph';
import { mirrorImage, tidy } from './markup';
import { turnSigns } from './sign';

const placeOf = (svg: string) => {
  const [, x, y, kx, ky] = /translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)/.exec(svg) ?? [];
  return [x, y, kx, ky].map(Number);
};

test('in a mirror a sign is turned round in its own place', () => {
  const sign = glyphAt('Free Drift', 100, 60, 48, '#fff');
  expect(placeOf(turnSigns(sign))).toEqual([124, 36, -2, 2]);
});

test('a mirror in a mirror leaves a sign as it was', () => {
  const sign = glyphAt('Free Drift', 100, 60, 48, '#fff');
  expect(placeOf(turnSigns(turnSigns(sign)))).toEqual([76, 36, 2, 2]);
});

test('no mark of a sign is left in a finished drawing', () => {
  const svg = artFor({ id: 'x', face: 'front', type: 'Homeworld', factions: ['Free Drift'] });
  expect(svg).not.toContain('data-sign');
  expect(tidy(mirrorImage(400, glyphAt('Duty', 1, 2, 3, '#000')))).toMatch(/^<g transform/);
});
