import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { newPractice } from '@astris/practice';
import { expect, test } from 'vitest';
import { readKept } from './kept-games';

const [mine, theirs] = STARTER_DECKS.map(({ name, list }) => ({ name, list }));
if (!mine || !theirs) throw new Error('there are no ready-made decks');
const game = newPractice({ matchId: 'p1', seed: 'kept', bot: 'captain', mine, theirs }, GAME_POOL);

test('a game that was kept is read as it was', () => {
  expect(readKept(JSON.parse(JSON.stringify(game)))).toEqual(game);
});

test.each([
  ['nothing', undefined],
  ['a text', 'astris'],
  ['a bot that there is not', { ...game, bot: 'admiral' }],
  ['a seat that there is not', { ...game, seat: 2 }],
  ['a preset that there is not', { ...game, windows: 'never' }],
  ['a file that is none', { ...game, file: { ...game.file, format: 'other' } }],
  [
    'an action that is none',
    { ...game, file: { ...game.file, actions: [{ actor: 0, action: { type: 'win' }, atMs: 1 }] } },
  ],
])('what may lie in a browser in its place is no game: %s', (_, value) => {
  expect(readKept(value)).toBeNull();
});
