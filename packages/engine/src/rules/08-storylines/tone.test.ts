import { expect, test } from 'vitest';
import { any, C, CP, chapterEnds, gain, numberOf, when, your } from '../../language/words';
import { scenario } from '../../testing/scenario';
import { slow, tool } from '../../testing/small-cards';
import { ON_MANEUVER, story } from '../../testing/stories';

const tale = (tone?: 'Aspirational' | 'Cursed') =>
  story('tale', { one: { end: ON_MANEUVER } }, { bound: false, ...(tone ? { tone } : {}) });

test('8.6.5 a card may speak of Storylines of one tone, and means no others', () => {
  const omen = tool('omen', when(chapterEnds(your('Storyline', 'Cursed')), gain(CP(1))));
  const left = (tone?: 'Aspirational' | 'Cursed') => {
    const game = scenario({
      cards: [omen, tale(tone)],
      you: { CP: 3, map: ['omen', 'tale'], hand: ['test-slow'] },
    });
    game.you.play('test-slow');
    expect(game.card('tale').chapter).toBe(2);
    return game.you.CP;
  };
  expect([left('Cursed'), left('Aspirational'), left()]).toEqual([3, 2, 2]);
});

test('8.6.5 4.2 a Storyline has its tone while it is in progress; its back face has none', () => {
  const marks = slow('marks', gain(C(numberOf(any('permanent', 'Aspirational')))));
  const game = scenario({
    cards: [marks, tale('Aspirational')],
    you: { C: 0, map: ['tale', { card: 'tale', face: 'back' }], hand: ['marks'] },
  });
  game.you.play('marks');
  expect(game.you.C).toBe(1);
});
