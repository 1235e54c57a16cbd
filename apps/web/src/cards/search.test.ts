import { CARDS } from '@astris/cards';
import { expect, test } from 'vitest';
import { filterOf, findCards } from './search';

const none = { type: '', faction: '', text: '' };
const found = (params: Partial<typeof none>) => findCards(CARDS, filterOf({ ...none, ...params }));

test('shows every card when nothing is asked', () => {
  expect(found({})).toEqual(CARDS);
});

test('narrows to a type and a faction, and ignores what there is not', () => {
  expect(found({ type: 'Storyline' }).every(({ type }) => type === 'Storyline')).toBe(true);
  const drift = found({ type: 'Character', faction: 'Free Drift' });
  expect(drift.length).toBeGreaterThan(0);
  expect(drift.every((card) => card.type === 'Character' && card.faction === 'Free Drift')).toBe(true);
  expect(found({ type: 'Wizard', faction: '<script>' })).toEqual(CARDS);
});

test('finds all words, on either face, whatever their case', () => {
  expect(found({ text: 'GUTTERED flame' }).map(({ id }) => id)).toEqual(['ilyane-lamp-of-the-verge']);
  expect(found({ text: 'guttered nowhere-at-all' })).toEqual([]);
});
