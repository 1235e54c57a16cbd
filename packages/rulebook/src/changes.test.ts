import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANGES, RULEBOOK_VERSION, ruleById } from './index';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const document = oneLine(readFileSync(new URL('../CHANGES.md', import.meta.url), 'utf8'));

describe('the changes of the house rules', () => {
  it('are the same in CHANGES.md and in the book, edition by edition', () => {
    const [, ...editions] = document.split(/ (?=## )/);
    expect(
      CHANGES.map(({ version, date, about, changes }) =>
        [
          `## ${version} (${date})`,
          ...about,
          ...changes.map(({ rules, text }) => `- ${rules.join(', ')}: ${text}`),
        ].join(' '),
      ),
    ).toEqual(editions);
  });

  it('begin with the present edition, and each is later than the next', () => {
    expect(CHANGES[0].version).toBe(RULEBOOK_VERSION);
    const dates = CHANGES.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('touch rules that have a sentence of the house, or say how a given one is read', () => {
    for (const { rules } of CHANGES.flatMap(({ changes }) => changes)) {
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(ruleById(rule).id).toBe(rule);
    }
  });
});
