import { expect, test } from 'vitest';
import { flatten } from './path';
import { tidyPath } from './tidy-path';

const corners = (d: string) => flatten(d).flat(2);

test.each([
  ['lines after a move', 'M10.04 20L30 20.26L30 44.4Z'],
  ['a relative start', 'm10 20l20 0l0 24z'],
  ['pairs without a name', 'M10 20 30 20 30 44Z'],
  ['level and upright lines', 'M10 20H31.5V44.25h-8v-3Z'],
  ['curves', 'M0 0C10 0.06 20 10 30 10Q40 10 50 33.33Z'],
  ['a second outline after a closed one', 'M0 0L10 0L10 10ZM40 40l10 0l0 10z'],
  ['numbers below one', 'M.5-.25L-.75.5L.12 7e-2Z'],
])('%s: a tidy path is the same line, to a tenth', (_, d) => {
  const [before, after] = [corners(d), corners(tidyPath(d))];
  expect(after).toHaveLength(before.length);
  before.forEach((number, i) => {
    expect(Math.abs(number - (after[i] ?? Number.NaN))).toBeLessThan(0.11);
  });
});

test('rounding does not add up along a path of many small steps', () => {
  const steps = Array.from({ length: 200 }, (_, i) => `L${(i + 1) * 0.333} ${(i + 1) * 0.777}`).join('');
  const [x, y] = corners(tidyPath(`M0 0${steps}`)).slice(-2);
  expect(x).toBeCloseTo(66.6, 1);
  expect(y).toBeCloseTo(155.4, 1);
});

test('an unknown command is refused by its name', () => {
  expect(() => tidyPath('M0 0B10 10')).toThrow('No path command "B"');
});
