import { character } from '@astris/engine/language';
import {
  activateThis,
  C,
  CP,
  falls,
  forbid,
  opponents,
  pay,
  self,
  strip,
  target,
  when,
} from '@astris/engine/language/words';

export default character({
  id: 'marrel-of-the-blank-page',
  name: 'Marrel of the Blank Page',
  faction: 'Hollow Choir',
  traits: ['Scribe'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Duty'],
    power: 2,
    resolve: 3,
    abilities: [pay([CP(3), activateThis], strip(1, target(opponents('Character', 'Bound'))))],
    flavor: 'There. Now it never happened.',
  },
  fallen: {
    name: 'Marrel, Struck Through',
    drives: ['Vengeance'],
    power: 3,
    resolve: 3,
    abilities: [when(falls(self), forbid(target(opponents('Character')), 'bind', 'this Act'))],
  },
  printing: { set: 'AST', number: 124, rarity: 'uncommon' },
});
