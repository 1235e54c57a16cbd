import { storyline } from '@astris/engine/language';
import {
  anyOf,
  bound,
  C,
  draw,
  gain,
  happens,
  isBound,
  raids,
  sacrifice,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'a-heavy-crown',
  name: 'A Heavy Crown',
  acts: ['I', 'II'],
  cost: C(3),
  drives: ['Ambition', 'Freedom'],
  tone: 'Cursed',
  bound: true,
  chapters: [
    { title: 'Claim', end: happens(isBound()), reward: [gain(C(1))], sp: 2 },
    {
      title: 'The Weighing',
      end: happens(raids(your('permanent')), 2),
      reward: [draw(1)],
      sp: 1,
      skip: { cost: [C(5)] },
    },
    {
      title: 'Heavy Head',
      climactic: true,
      end: anyOf(happens(winsConflict(bound), 2), happens(raids(your('permanent')), 5)),
      sp: 1,
    },
  ],
  back: {
    name: 'The Crown, Laid Down',
    becomes: 'Completed Storyline',
    reward: [sacrifice('winner', your('Character'))],
  },
  flavor: 'It fits everyone, once.',
  printing: { set: 'AST', number: 163, rarity: 'rare' },
});
