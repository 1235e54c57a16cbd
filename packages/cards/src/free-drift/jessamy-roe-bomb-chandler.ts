import { character } from '@astris/engine/language';
import {
  all,
  C,
  damage,
  destroyed,
  opponents,
  pay,
  sacrificing,
  self,
  target,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'jessamy-roe-bomb-chandler',
  name: 'Jessamy Roe, Bomb-Chandler',
  faction: 'Free Drift',
  traits: ['Chandler'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Vengeance'],
    power: 2,
    resolve: 3,
    abilities: [
      pay(sacrificing(your('Spacecraft')), damage(3, target(opponents('Character'))), { limit: 'once each turn' }),
    ],
    flavor: 'A hull is just a casing with opinions.',
  },
  fallen: {
    name: 'Jessamy, Short Fuse',
    drives: ['Freedom', 'Vengeance'],
    power: 4,
    resolve: 1,
    abilities: [when(destroyed(self), damage(1, all(opponents('Character'))))],
  },
  printing: { set: 'AST', number: 33, rarity: 'uncommon' },
});
