import { character } from '@astris/engine/language';
import {
  activateThis,
  any,
  C,
  CP,
  damage,
  destroyed,
  draw,
  heal,
  pay,
  sacrificing,
  target,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'maris-ondray-wreck-surgeon',
  name: 'Maris Ondray, Wreck-Surgeon',
  faction: 'Independent',
  traits: ['Surgeon'],
  unique: true,
  cost: C(5),
  front: {
    drives: ['Devotion', 'Truth'],
    power: 2,
    resolve: 5,
    abilities: [
      pay([CP(1), activateThis], heal(3, target(your('permanent', 'damaged')))),
      when(destroyed(your('Spacecraft')), draw(1)),
    ],
    flavor: 'Hull or rib, it is all a matter of where you cut.',
  },
  fallen: {
    name: 'Maris, by the Pound',
    drives: ['Ambition'],
    power: 4,
    resolve: 4,
    abilities: [pay(sacrificing(your('Device')), damage(3, target(any('Character'))), { limit: 'once each turn' })],
  },
  printing: { set: 'AST', number: 142, rarity: 'rare' },
});
