import { toNextAct } from '@astris/engine/scenario';
import { expect, test } from 'vitest';
import { CARDS } from '#cards';
import { scenario } from './scenario';

const ENDING = 'a-toll-on-every-star';
const backs = CARDS.flatMap((card) => (card.type === 'Storyline' && card.id !== ENDING ? [card] : []));

test('8.9.5 as an Act ends, back faces that print Enduring stay on the Map, and all others are Depleted', () => {
  const game = scenario({
    you: {
      map: [
        ...backs.map(({ id }) => ({ card: id, face: 'back' as const })),
        { card: ENDING, chapter: 3, counts: [9] },
        'test-character-1-1',
      ],
    },
  });
  game.you.attack('test-character-1-1', 'test-homeworld#2');
  expect(game.told('actEnded')).toHaveLength(1);
  toNextAct(game, 'you');
  expect(game.game.board.act).toBe(2);
  const zones = Object.fromEntries(backs.map(({ id }) => [id, game.card(id).zone]));
  const printed = backs.map(({ id, back }) => [id, back.keywords?.includes('Enduring') ? 'map' : 'depleted']);
  expect(zones).toEqual(Object.fromEntries(printed));
  expect(new Set(Object.values(zones))).toEqual(new Set(['map', 'depleted']));
});
