import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Mask of the Unmourned: a Fallen bearer has 2 Power more and is Veiled; one that stands has neither', () => {
  const worn = (face: 'front' | 'fallen') => {
    const game = scenario({
      active: 'opponent',
      you: {
        map: [
          { card: 'test-character-2-6', face },
          { card: 'mask-of-the-unmourned', host: 'test-character-2-6' },
        ],
      },
      opponent: { hand: ['dockside-brawl'], map: [{ card: 'test-character-1-6', damage: 1 }] },
    });
    game.opponent.play('dockside-brawl', face === 'front' ? 'test-character-2-6' : 'test-character-1-6');
    return [game.card('test-character-2-6').stat('power'), game.card('test-character-2-6').damage];
  };
  expect([worn('front'), worn('fallen')]).toEqual([
    [2, 2],
    [4, 0],
  ]);
  const game = scenario({
    active: 'opponent',
    you: {
      map: [
        { card: 'test-character-2-6', face: 'fallen' },
        { card: 'mask-of-the-unmourned', host: 'test-character-2-6' },
      ],
    },
    opponent: { hand: ['dockside-brawl'] },
  });
  expect(game.opponent.refusal(() => game.opponent.play('dockside-brawl'))).toBe('11.1');
});

test('Cracked Tuning Fork: 2 CP deal 1 damage to a Fallen Character or ready one of one’s own', () => {
  const strike = () =>
    scenario({
      you: { CP: 2, map: ['cracked-tuning-fork', { card: 'test-character-1-5', face: 'fallen', activated: true }] },
      opponent: { map: [{ card: 'test-character-2-5', face: 'fallen' }, 'test-character-3-5'] },
    });
  const hit = strike();
  hit.you.use('cracked-tuning-fork', 0, 0, 'test-character-2-5');
  expect([hit.card('test-character-2-5').damage, hit.card('test-character-1-5').ready]).toEqual([1, false]);
  const woken = strike();
  woken.you.use('cracked-tuning-fork', 0, 1, 'test-character-1-5');
  expect([woken.card('test-character-2-5').damage, woken.card('test-character-1-5').ready]).toEqual([0, true]);
  expect(woken.you.CP).toBe(0);
});
