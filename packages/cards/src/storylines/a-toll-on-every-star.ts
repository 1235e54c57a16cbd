import { storyline } from '@astris/engine/language';
import {
  any,
  anyOf,
  C,
  CP,
  controls,
  draw,
  gain,
  happens,
  raids,
  self,
  takeControl,
  turnEnds,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'a-toll-on-every-star',
  name: 'A Toll on Every Star',
  cost: C(2),
  drives: ['Ambition', 'Freedom'],
  tone: 'Aspirational',
  bound: false,
  chapters: [
    {
      title: 'Raise the Gate',
      end: anyOf(controls('you', any('Spacecraft'), 2), controls('you', any('Location'))),
      reward: [gain(CP(1))],
    },
    {
      title: 'Name the Price',
      end: happens(raids(your('permanent')), 2),
      reward: [draw(1)],
      sp: 1,
      skip: { cost: [C(4)] },
    },
    {
      title: 'Collect',
      climactic: true,
      end: anyOf(happens(raids(your('permanent')), 4), happens(turnEnds(), 6)),
      sp: 1,
    },
  ],
  back: {
    name: 'The Free Gate',
    becomes: 'Location',
    defense: 4,
    income: 1,
    keywords: ['Enduring'],
    reward: [takeControl(self, 'for good', 'loser')],
  },
  flavor: 'A gate is only a wall with an opinion.',
  printing: { set: 'AST', number: 166, rarity: 'common' },
});
