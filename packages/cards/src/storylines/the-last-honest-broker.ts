import { storyline } from '@astris/engine/language';
import {
  allOf,
  C,
  CP,
  draw,
  gain,
  happens,
  isBound,
  plays,
  self,
  takeControl,
  treasury,
  turnEnds,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-last-honest-broker',
  name: 'The Last Honest Broker',
  cost: C(2),
  drives: ['Truth', 'Duty'],
  tone: 'Aspirational',
  bound: true,
  chapters: [
    { title: 'An Open Table', end: happens(isBound()), reward: [gain(C(2), 'each player')], sp: 1 },
    {
      title: 'A Fair Price',
      end: happens(plays('opponent', 'card'), 4),
      reward: [draw(1, 'each player'), gain(CP(1))],
      sp: 1,
      skip: { cost: [C(5)] },
    },
    {
      title: 'Both Hands Shown',
      climactic: true,
      end: allOf(happens(turnEnds('each player'), 5), treasury('each player', { atLeast: 4 })),
      sp: 1,
    },
  ],
  back: {
    name: 'The Honest Exchange',
    becomes: 'Location',
    defense: 4,
    income: 1,
    command: 1,
    keywords: ['Enduring'],
    reward: [gain(CP(1), 'each player'), takeControl(self, 'for good', 'loser')],
  },
  flavor: 'Ruined twice, cheated never.',
  printing: { set: 'AST', number: 183, rarity: 'uncommon' },
});
