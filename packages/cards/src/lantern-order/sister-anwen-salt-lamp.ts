import { character } from '@astris/engine/language';
import { C, CP, damage, enters, gain, intercepts, it, opponents, self, when } from '@astris/engine/language/words';

export default character({
  id: 'sister-anwen-salt-lamp',
  name: 'Sister Anwen, Salt-Lamp',
  faction: 'Lantern Order',
  traits: ['Priest'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Duty', 'Truth'],
    power: 2,
    resolve: 3,
    keywords: ['Vigilant'],
    abilities: [when(intercepts(self), gain(CP(1)))],
    flavor: 'Salt keeps. So do I.',
  },
  fallen: {
    name: 'Anwen, Salt and Silence',
    drives: ['Truth'],
    power: 3,
    resolve: 3,
    keywords: ['Veiled'],
    abilities: [when(enters(opponents('Character')), damage(1, it))],
  },
  printing: { set: 'AST', number: 69, rarity: 'common' },
});
