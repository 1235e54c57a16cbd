import { character } from '@astris/engine/language';
import { always, any, attacks, C, controls, it, modify, not, self, when, your } from '@astris/engine/language/words';

export default character({
  id: 'idris-of-the-split-keel',
  name: 'Idris of the Split Keel',
  faction: 'Free Drift',
  traits: ['Captain'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Ambition', 'Freedom'],
    power: 3,
    resolve: 4,
    abilities: [when(attacks(your('Spacecraft')), modify(it, 'power', 1, 'this conflict'))],
    flavor: 'Half a ship, and twice the captain.',
  },
  fallen: {
    name: 'Idris, Keelhauled',
    drives: ['Vengeance'],
    power: 4,
    resolve: 4,
    abilities: [always(modify(self, 'power', 1), not(controls('you', any('Spacecraft'))))],
  },
  printing: { set: 'AST', number: 32, rarity: 'uncommon' },
});
