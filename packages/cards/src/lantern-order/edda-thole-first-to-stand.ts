import { character } from '@astris/engine/language';
import {
  always,
  another,
  any,
  C,
  controls,
  fall,
  instead,
  modify,
  not,
  self,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'edda-thole-first-to-stand',
  name: 'Edda Thole, First to Stand',
  faction: 'Lantern Order',
  traits: ['Monk'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Duty', 'Devotion'],
    power: 2,
    resolve: 4,
    abilities: [instead('falls', another(your('Character')), fall(self))],
    flavor: 'Take me. I have had the practice.',
  },
  fallen: {
    name: 'Thole, Last to Stand',
    drives: ['Vengeance'],
    power: 3,
    resolve: 4,
    abilities: [always(modify(self, 'power', 2), not(controls('you', any('Character', 'ready'))))],
  },
  printing: { set: 'AST', number: 62, rarity: 'rare' },
});
