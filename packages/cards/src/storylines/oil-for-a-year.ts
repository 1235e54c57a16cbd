import { storyline } from '@astris/engine/language';
import {
  activateThis,
  allOf,
  any,
  C,
  CP,
  discarding,
  gain,
  happens,
  heal,
  isBound,
  pay,
  self,
  takeControl,
  target,
  treasury,
  turnEnds,
} from '@astris/engine/language/words';

export default storyline({
  id: 'oil-for-a-year',
  name: 'Oil for a Year',
  cost: C(3),
  drives: ['Devotion', 'Duty'],
  tone: 'Aspirational',
  bound: true,
  chapters: [
    { title: 'The First Jar', end: happens(isBound()), reward: [gain(C(2))] },
    {
      title: 'The Long Shelf',
      end: allOf(happens(turnEnds(), 2), treasury('you', { atLeast: 8 })),
      reward: [gain(CP(1))],
      sp: 1,
      skip: { cost: [discarding(2)] },
    },
    {
      title: 'The Last Jar',
      climactic: true,
      end: allOf(happens(turnEnds(), 3), treasury('you', { atLeast: 12 })),
      sp: 2,
    },
  ],
  back: {
    name: 'The Jar Still Sealed',
    becomes: 'Device',
    keywords: ['Enduring'],
    reward: [takeControl(self, 'for good', 'loser')],
    abilities: [pay([CP(1), activateThis], heal(2, target(any('Character'))), { speed: 'Fast' })],
  },
  flavor: 'Count the jars. Do not count the nights.',
  printing: { set: 'AST', number: 176, rarity: 'common' },
});
