import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario';

const storyAndTwo = () =>
  scenario({
    you: { map: ['test-storyline', 'test-character-2-3', 'test-character-1-2'], hand: ['test-fast'] },
    opponent: { map: ['test-character-3-3'] },
  });

test('8.10.1 8.10.2 8.10.5 Bind activates a ready Character of the Storyline’s controller and meets "End: Bind"', () => {
  const game = storyAndTwo();
  game.you.bind('test-storyline', 'test-character-2-3');
  expect(game.card('test-character-2-3')).toMatchObject({ ready: false, bound: true });
  expect(game.card('test-storyline').chapter).toBe(2);
});

test('8.10.1 only the controller of the Storyline may Bind on it', () => {
  const game = scenario({ opponent: { map: ['test-storyline'] }, you: { map: ['test-character-2-3'] } });
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-2-3'))).toBe('8.10.1');
});

test('8.10.2 a Character that is not ready, or not one’s own, can’t be Bound', () => {
  const game = scenario({
    you: { map: ['test-storyline', { card: 'test-character-2-3', activated: true }] },
    opponent: { map: ['test-character-3-3'] },
  });
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-2-3'))).toBe('8.10.2');
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-3-3'))).toBe('8.10.2');
});

test('8.10.3 a Character is Bound to at most one Storyline, and a Storyline has at most one Bound Character', () => {
  const game = scenario({
    you: {
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' },
        'test-storyline',
        'test-character-2-3',
        'test-character-1-2',
      ],
    },
  });
  expect(game.you.refusal(() => game.you.bind('test-storyline#2', 'test-character-2-3'))).toBe('8.10.3');
  expect(game.you.refusal(() => game.you.bind('test-storyline', 'test-character-1-2'))).toBe('8.10.2');
});

test('8.10.4 8.10.6 a Bound Character that falls is unbound; the Storyline keeps its progress and may be Bound again', () => {
  const game = scenario({
    you: {
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' },
        'test-character-2-3',
        'test-character-1-2',
      ],
    },
    opponent: { map: ['test-character-5-6'] },
  });
  game.you.attack('test-character-2-3', 'test-character-5-6');
  expect(game.card('test-character-2-3')).toMatchObject({ face: 'fallen', bound: false, ready: false, damage: 0 });
  expect(game.card('test-storyline').chapter).toBe(2);
  game.you.bind('test-storyline', 'test-character-1-2');
  expect(game.card('test-character-1-2').bound).toBe(true);
});
