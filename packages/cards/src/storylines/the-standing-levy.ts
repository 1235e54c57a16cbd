import { storyline } from '@astris/engine/language';
import {
  allOf,
  always,
  any,
  C,
  controls,
  discount,
  draw,
  enters,
  gain,
  happens,
  self,
  takeControl,
  turnEnds,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-standing-levy',
  name: 'The Standing Levy',
  cost: C(2),
  drives: ['Duty', 'Ambition'],
  bound: false,
  chapters: [
    { title: 'Muster', end: happens(enters(your('Character')), 2), reward: [gain(C(1))] },
    {
      title: 'March',
      end: happens(winsConflict(your('Character')), 2),
      reward: [draw(1)],
      sp: 1,
      skip: { cost: [C(4)] },
    },
    {
      title: 'Garrison',
      climactic: true,
      end: allOf(happens(turnEnds(), 3), controls('you', any('Character'), 2)),
      sp: 1,
    },
  ],
  back: {
    name: 'Levy Rolls',
    becomes: 'Device',
    keywords: ['Enduring'],
    reward: [takeControl(self, 'for good', 'loser')],
    abilities: [always(discount('Character', 1))],
  },
  flavor: 'One child in ten, and every tenth child asks why.',
  printing: { set: 'AST', number: 195, rarity: 'common' },
});
