import { character } from '@astris/engine/language';
import {
  activateThis,
  any,
  C,
  CP,
  damage,
  gain,
  pay,
  self,
  target,
  when,
  winsConflict,
} from '@astris/engine/language/words';

export default character({
  id: 'old-carrow-lockkeeper',
  name: 'Old Carrow, Lockkeeper',
  faction: 'Independent',
  traits: ['Warden'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Duty'],
    power: 2,
    resolve: 4,
    abilities: [pay([CP(2), activateThis], damage(2, target(any('Spacecraft'))))],
    flavor: 'Ships come through at walking pace, or in pieces.',
  },
  fallen: {
    name: 'Carrow, the Gate Unkept',
    drives: ['Freedom'],
    power: 3,
    resolve: 4,
    abilities: [when(winsConflict(self), gain(C(2)))],
  },
  printing: { set: 'AST', number: 143, rarity: 'uncommon' },
});
