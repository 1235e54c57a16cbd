import { storyline } from '@astris/engine/language';
import {
  any,
  anyOf,
  C,
  CP,
  controls,
  draw,
  falls,
  gain,
  happens,
  seized,
  self,
  takeControl,
  turnEnds,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-census-of-ash',
  name: 'The Census of Ash',
  acts: ['I', 'II'],
  cost: C(2),
  drives: ['Duty'],
  bound: false,
  chapters: [
    { title: 'Count the Living', end: controls('you', any('permanent'), 5), reward: [gain(CP(1))], sp: 1 },
    {
      title: 'Count the Fallen',
      end: happens(falls(any('Character')), 3),
      reward: [draw(2)],
      skip: { cost: [C(4)] },
    },
    {
      title: 'The Sum',
      climactic: true,
      end: anyOf(happens(seized(any('Location')), 2), happens(turnEnds(), 6)),
      sp: 1,
    },
  ],
  back: {
    name: 'The Hall of Names',
    becomes: 'Location',
    defense: 3,
    income: 1,
    keywords: ['Enduring'],
    reward: [takeControl(self, 'for good', 'loser')],
  },
  flavor: 'Count twice. They will ask.',
  printing: { set: 'AST', number: 181, rarity: 'uncommon' },
});
