import { storyline } from '@astris/engine/language';
import {
  anyOf,
  C,
  destroyed,
  draw,
  falls,
  gain,
  happens,
  opponents,
  plays,
  SP,
  self,
  takeControl,
  when,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'a-price-on-the-verge',
  name: 'A Price on the Verge',
  cost: C(2),
  drives: ['Ambition', 'Vengeance'],
  tone: 'Cursed',
  bound: false,
  chapters: [
    { title: 'The Notice', end: happens(plays('opponent'), 2), reward: [gain(C(1))] },
    {
      title: 'The Hunters',
      end: happens(winsConflict(your('permanent')), 2),
      reward: [draw(1)],
      sp: 1,
      skip: { cost: [SP(1)], by: 'opponent' },
    },
    {
      title: 'The Bounty',
      climactic: true,
      end: anyOf(happens(falls(opponents('Character')), 3), happens(destroyed(opponents('Spacecraft')), 2)),
      sp: 1,
    },
  ],
  back: {
    name: 'Bounty Book',
    becomes: 'Device',
    keywords: ['Enduring'],
    reward: [takeControl(self, 'for good', 'loser')],
    abilities: [when(falls(opponents('Character')), gain(C(1)))],
  },
  flavor: 'Dead or alive was crossed out. Twice.',
  printing: { set: 'AST', number: 165, rarity: 'uncommon' },
});
