import { character } from '@astris/engine/language';
import {
  all,
  always,
  atMost,
  attacks,
  C,
  fall,
  modify,
  opponents,
  self,
  target,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'emmerich-last-cantor',
  name: 'Emmerich, Last Cantor',
  faction: 'Hollow Choir',
  traits: ['Cantor'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(6),
  front: {
    drives: ['Truth', 'Vengeance'],
    power: 4,
    resolve: 4,
    abilities: [when(attacks(self), fall(target(opponents('Character', atMost(2, 'resolve')))))],
    flavor: 'One note. The front row never got up.',
  },
  fallen: {
    name: 'Emmerich, the Long Rest',
    drives: ['Devotion'],
    power: 4,
    resolve: 5,
    abilities: [always(modify(all(your('Character', 'Fallen')), 'power', 1))],
  },
  printing: { set: 'AST', number: 121, rarity: 'rare' },
});
