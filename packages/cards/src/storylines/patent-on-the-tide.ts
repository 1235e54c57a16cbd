import { storyline } from '@astris/engine/language';
import {
  activateThis,
  anyOf,
  C,
  CP,
  draw,
  enters,
  gain,
  happens,
  pay,
  plays,
  self,
  takeControl,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'patent-on-the-tide',
  name: 'Patent on the Tide',
  cost: C(2),
  drives: ['Truth', 'Freedom'],
  tone: 'Aspirational',
  bound: false,
  chapters: [
    { title: 'Filed', end: happens(plays('each player', 'Device')), reward: [draw(1)] },
    {
      title: 'Granted',
      end: happens(plays('opponent', 'card'), 5),
      reward: [gain(C(2))],
      sp: 1,
      skip: { cost: [CP(3)] },
    },
    {
      title: 'Infringed',
      climactic: true,
      end: anyOf(happens(plays('opponent', 'card'), 6), happens(enters(your('Device')), 2)),
      sp: 1,
    },
  ],
  back: {
    name: 'The Tide, Licensed',
    becomes: 'Device',
    keywords: ['Enduring'],
    reward: [takeControl(self, 'for good', 'loser')],
    abilities: [pay([C(1), activateThis], gain(CP(1)))],
  },
  flavor: 'Twice a day, without fail, it owes them money.',
  printing: { set: 'AST', number: 177, rarity: 'common' },
});
