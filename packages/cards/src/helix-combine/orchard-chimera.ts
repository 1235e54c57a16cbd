import { character } from '@astris/engine/language';
import {
  all,
  always,
  another,
  any,
  C,
  controls,
  damage,
  falls,
  grant,
  resilient,
  self,
  when,
} from '@astris/engine/language/words';

export default character({
  id: 'orchard-chimera',
  name: 'Orchard Chimera',
  faction: 'Helix Combine',
  traits: ['Chimera'],
  acts: ['II', 'III'],
  cost: C(5),
  front: {
    drives: ['Duty'],
    power: 4,
    resolve: 4,
    abilities: [always([grant(self, 'Guard'), grant(self, resilient(1))], controls('you', any('Device'), 2))],
    flavor: 'Half hound, half hedge, wholly property.',
  },
  fallen: {
    name: 'Chimera, Off the Leash',
    drives: ['Freedom'],
    power: 5,
    resolve: 3,
    abilities: [when(falls(self), damage(1, all(another(any('Character')))))],
  },
  printing: { set: 'AST', number: 94, rarity: 'uncommon' },
});
