import { storyline } from '@astris/engine/language';
import {
  allOf,
  another,
  C,
  CP,
  draw,
  gain,
  happens,
  sacrifice,
  treasury,
  turnEnds,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-unquiet-ledger',
  name: 'The Unquiet Ledger',
  cost: C(2),
  drives: ['Duty', 'Truth'],
  bound: false,
  chapters: [
    { title: 'Open the Book', end: treasury('you', { atLeast: 6 }), reward: [gain(CP(1))] },
    {
      title: 'Enter the Dead',
      end: happens(turnEnds(), 2),
      reward: [draw(1)],
      sp: 1,
      skip: { cost: [C(5)] },
    },
    {
      title: 'Close the Book',
      climactic: true,
      end: allOf(happens(turnEnds(), 3), treasury('you', { atLeast: 4 })),
    },
  ],
  back: {
    name: 'The Book Closed',
    becomes: 'Completed Storyline',
    reward: [gain(CP(1)), sacrifice('winner', another(your('permanent')))],
  },
  flavor: 'The dead are patient creditors.',
  printing: { set: 'AST', number: 196, rarity: 'common' },
});
