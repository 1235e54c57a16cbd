import { character } from '@astris/engine/language';
import {
  another,
  C,
  damage,
  falls,
  intercepts,
  modify,
  opponents,
  self,
  target,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'dame-ashlin-bereft',
  name: 'Dame Ashlin, Bereft',
  faction: 'Hollow Choir',
  traits: ['Noble'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Vengeance'],
    power: 3,
    resolve: 4,
    abilities: [when(falls(another(your('Character'))), modify(self, 'power', 2, 'this turn'))],
    flavor: 'She wears one ring for each of them.',
  },
  fallen: {
    name: 'Ashlin, Beyond Grief',
    drives: ['Freedom'],
    power: 4,
    resolve: 3,
    keywords: ['Vigilant'],
    abilities: [when(intercepts(self), damage(1, target(opponents('Character'))))],
  },
  printing: { set: 'AST', number: 120, rarity: 'uncommon' },
});
