import path from 'node:path';
import { scanTitles } from '@astris/rulebook/titles';
import { expect, test } from 'vitest';
import { CARDS, cardById } from '#cards';
import { faultsOf } from './titles';

const PSALM = cardById('null-psalm');
const VIGIL = cardById('the-long-vigil');
if (!PSALM || !VIGIL) throw new Error('the pool lacks the cards of these tests');
const found = (file: string, title: string) => ({ file, line: 7, title });

test('each card of the pool has a scenario whose title begins with its name, in the folder of its faction', async () => {
  const titles = await scanTitles(path.join(import.meta.dirname, 'cards'));
  expect(faultsOf(titles, CARDS)).toEqual([]);
});

test('a card without a scenario is named', () => {
  const titles = [found('hollow-choir/maneuvers.test.ts', 'Null Psalm: a Character falls')];
  expect(faultsOf(titles, [PSALM])).toEqual([]);
  expect(faultsOf(titles, [PSALM, VIGIL])).toEqual(['The Long Vigil has no scenario']);
});

test('a title that names no card, or only begins like one, is refused', () => {
  const right = found('storylines/the-long-vigil.test.ts', 'The Long Vigil: dawn comes');
  for (const title of ['The Long Vigils: dawn comes', 'The Long Vigil', 'dawn comes', ''])
    expect(faultsOf([right, found('storylines/other.test.ts', title)], [VIGIL])).toEqual([
      `storylines/other.test.ts:7: “${title}” names no card`,
    ]);
});

test('a scenario in the folder of another faction is refused', () => {
  expect(faultsOf([found('lantern-order/a.test.ts', 'Null Psalm: a Character falls')], [PSALM])).toEqual([
    'lantern-order/a.test.ts:7: Null Psalm belongs to the folder hollow-choir',
  ]);
});
