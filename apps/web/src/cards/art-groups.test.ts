import { CARDS } from '@astris/cards';
import { artFace } from '@astris/ui/cards';
import { expect, test } from 'vitest';
import { artGroups } from './art-groups';

const pictures = artGroups(CARDS).flatMap(({ types }) => types.flatMap((group) => group.pictures));

test('every face of every card is shown once', () => {
  const faces = CARDS.flatMap(({ id, type }) => {
    const other = { Character: ['fallen'], Storyline: ['back'] }[type as string] ?? [];
    return ['front', ...other].map((face) => `${id}.${face}`);
  });
  expect(pictures.map(({ card, view }) => `${card.id}.${artFace(view)}`).sort()).toEqual(faces.sort());
});

test('a picture stands under the faction and the type of its card', () => {
  const drift = artGroups(CARDS).find(({ family }) => family === 'Free Drift');
  const ships = drift?.types.find(({ type }) => type === 'Spacecraft')?.pictures ?? [];
  expect(ships.length).toBeGreaterThan(0);
  expect(ships.every(({ card }) => card.type === 'Spacecraft' && card.faction === 'Free Drift')).toBe(true);
});

test('Storylines come last', () => {
  expect(artGroups(CARDS).at(-1)?.family).toBe('Storylines');
});
