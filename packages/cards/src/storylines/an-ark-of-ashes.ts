import { storyline } from '@astris/engine/language';
import {
  allOf,
  C,
  draw,
  enters,
  gain,
  happens,
  isBound,
  leaves,
  sacrifice,
  sacrificing,
  self,
  takeControl,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'an-ark-of-ashes',
  name: 'An Ark of Ashes',
  cost: C(4),
  drives: ['Vengeance', 'Freedom'],
  tone: 'Cursed',
  bound: true,
  chapters: [
    { title: 'Lay the Keel', end: happens(isBound()), reward: [draw(1)], sp: 1 },
    {
      title: 'Leave One of Each',
      end: happens(leaves(your('permanent')), 3),
      reward: [gain(C(3))],
      sp: 2,
      skip: { cost: [sacrificing(your('permanent'))] },
    },
    {
      title: 'No Shore',
      climactic: true,
      end: allOf(happens(enters(your('permanent')), 3), happens(leaves(your('permanent')), 2)),
      sp: 1,
    },
  ],
  back: {
    name: 'The Ark, Under Way',
    becomes: 'Spacecraft',
    power: 4,
    hull: 6,
    keywords: ['Enduring', 'Guard'],
    reward: [sacrifice('each player', your('Character')), takeControl(self, 'for good', 'loser')],
  },
  flavor: 'Two of everything, and nobody to feed them.',
  printing: { set: 'AST', number: 168, rarity: 'rare' },
});
