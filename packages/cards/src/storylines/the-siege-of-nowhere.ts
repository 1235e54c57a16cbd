import { storyline } from '@astris/engine/language';
import {
  anyOf,
  bound,
  C,
  CP,
  gain,
  happens,
  isBound,
  lose,
  opponents,
  sacrificing,
  seized,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-siege-of-nowhere',
  name: 'The Siege of Nowhere',
  acts: ['II', 'III'],
  cost: C(3),
  drives: ['Duty', 'Vengeance'],
  bound: true,
  chapters: [
    { title: 'Draw the Ring', end: happens(isBound()), reward: [gain(CP(1))], sp: 1 },
    {
      title: 'Cut the Water',
      end: anyOf(happens(winsConflict(bound), 2), happens(seized(opponents('Location')))),
      reward: [lose(C(2), 'opponent')],
      sp: 1,
      skip: { cost: [sacrificing(your('Spacecraft'))] },
    },
    {
      title: 'Walk In',
      climactic: true,
      end: anyOf(happens(seized(opponents('Location')), 2), happens(winsConflict(your('permanent')), 5)),
      sp: 1,
    },
  ],
  back: {
    name: 'Nowhere, Held',
    becomes: 'Location',
    defense: 6,
    command: 1,
    keywords: ['Enduring'],
    reward: [gain(C(1))],
  },
  flavor: 'There was nothing inside. It was never about the inside.',
  printing: { set: 'AST', number: 193, rarity: 'common' },
});
