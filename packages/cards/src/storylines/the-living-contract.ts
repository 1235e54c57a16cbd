import { storyline } from '@astris/engine/language';
import {
  always,
  anyOf,
  bound,
  C,
  CP,
  discount,
  draw,
  enters,
  gain,
  happens,
  isBound,
  self,
  takeControl,
  turnEnds,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-living-contract',
  name: 'The Living Contract',
  cost: C(3),
  drives: ['Ambition', 'Truth'],
  bound: true,
  chapters: [
    { title: 'Signed in Marrow', end: happens(isBound()), reward: [gain(C(1))], sp: 1 },
    {
      title: 'First Instalment',
      end: happens(enters(your('Device')), 2),
      reward: [draw(1), gain(CP(1))],
      sp: 1,
      skip: { cost: [C(5)] },
    },
    {
      title: 'The Contract Wakes',
      climactic: true,
      end: anyOf(happens(winsConflict(bound)), happens(turnEnds(), 6)),
      sp: 1,
    },
  ],
  back: {
    name: 'The Contract, Awake',
    becomes: 'Device',
    keywords: ['Enduring'],
    reward: [takeControl(self, 'for good', 'loser')],
    abilities: [always(discount('Device', 1))],
  },
  flavor: 'Read the small print. It is reading you.',
  printing: { set: 'AST', number: 184, rarity: 'common' },
});
