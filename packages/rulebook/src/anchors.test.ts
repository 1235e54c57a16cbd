import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANCHORS } from './index';

const list = new URL('../anchors.golden.txt', import.meta.url);
const kept = readFileSync(list, 'utf8').split('\n').filter(Boolean);

/** Links from outside end at anchors: the list grows, and nothing ever leaves it. */
describe('the anchors of the rulebook', () => {
  it('are all different', () => {
    expect(new Set(ANCHORS).size).toBe(ANCHORS.length);
  });

  it('that were ever there are still there', () => {
    expect(kept.filter((anchor) => !ANCHORS.includes(anchor))).toEqual([]);
  });

  it('are all on the committed list', () => {
    const fresh = ANCHORS.filter((anchor) => !kept.includes(anchor));
    if (process.env.UPDATE_GOLDENS) writeFileSync(list, [...kept, ...fresh, ''].join('\n'));
    else expect(fresh).toEqual([]);
  });
});
