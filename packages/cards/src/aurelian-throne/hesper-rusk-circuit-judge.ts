import { character } from '@astris/engine/language';
import {
  activate,
  activateThis,
  all,
  always,
  C,
  forbid,
  is,
  opponents,
  pay,
  self,
  target,
} from '@astris/engine/language/words';

export default character({
  id: 'hesper-rusk-circuit-judge',
  name: 'Hesper Rusk, Circuit Judge',
  faction: 'Aurelian Throne',
  traits: ['Judge'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Duty', 'Truth'],
    power: 1,
    resolve: 5,
    abilities: [always(forbid(all(opponents('Character', 'Fallen')), 'attack'), is(self, 'ready'))],
    flavor: 'Court sits wherever the judge does.',
  },
  fallen: {
    name: 'Rusk, Bought and Sealed',
    drives: ['Ambition'],
    power: 3,
    resolve: 3,
    abilities: [pay([C(2), activateThis], activate(target(opponents('Character', 'ready'))))],
  },
  printing: { set: 'AST', number: 9, rarity: 'uncommon' },
});
