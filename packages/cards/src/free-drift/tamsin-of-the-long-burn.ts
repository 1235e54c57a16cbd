import { character } from '@astris/engine/language';
import { C, gain, leaves, self, when } from '@astris/engine/language/words';

export default character({
  id: 'tamsin-of-the-long-burn',
  name: 'Tamsin of the Long Burn',
  faction: 'Free Drift',
  traits: ['Pilot'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Freedom'],
    power: 2,
    resolve: 2,
    keywords: ['Swift'],
    flavor: 'Fourteen days of thrust, and then she was simply there.',
  },
  fallen: {
    name: 'Tamsin, Spent',
    drives: ['Vengeance'],
    power: 2,
    resolve: 1,
    abilities: [when(leaves(self), gain(C(2)))],
  },
  printing: { set: 'AST', number: 41, rarity: 'common' },
});
