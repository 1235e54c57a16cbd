import { storyline } from '@astris/engine/language';
import {
  allOf,
  C,
  enters,
  gain,
  happens,
  isBound,
  numberOf,
  sacrificing,
  self,
  takeControl,
  treasury,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-second-harvest',
  name: 'The Second Harvest',
  cost: C(3),
  drives: ['Ambition', 'Duty'],
  tone: 'Aspirational',
  bound: true,
  chapters: [
    { title: 'Seed Stock', end: happens(isBound()), reward: [gain(C(2))], sp: 1 },
    {
      title: 'First Yield',
      end: happens(enters(your('permanent')), 4),
      reward: [gain(C(numberOf(your('Location'))))],
      sp: 1,
      skip: { cost: [sacrificing(your('Location'))] },
    },
    {
      title: 'The Granary',
      climactic: true,
      end: allOf(happens(enters(your('permanent')), 3), treasury('you', { atLeast: 8 })),
      sp: 1,
    },
  ],
  back: {
    name: 'Granary of Two Winters',
    becomes: 'Location',
    defense: 3,
    income: 2,
    keywords: ['Enduring'],
    reward: [takeControl(self, 'for good', 'loser')],
  },
  flavor: 'The first harvest fed the shareholders.',
  printing: { set: 'AST', number: 191, rarity: 'common' },
});
