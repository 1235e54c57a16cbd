import { character } from '@astris/engine/language';
import { another, C, CP, gain, plunder, raids, when, your } from '@astris/engine/language/words';

export default character({
  id: 'ressa-quay-flag-of-none',
  name: 'Ressa Quay, Flag of None',
  faction: 'Free Drift',
  traits: ['Captain'],
  unique: true,
  cost: C(5),
  front: {
    drives: ['Ambition', 'Freedom'],
    power: 3,
    resolve: 4,
    abilities: [when(raids(another(your('permanent'))), gain(CP(1)))],
    flavor: 'Strike what colours? Look again.',
  },
  fallen: {
    name: 'Ressa, Adrift',
    drives: ['Vengeance'],
    power: 4,
    resolve: 4,
    keywords: [plunder(2)],
  },
  printing: { set: 'AST', number: 38, rarity: 'rare' },
});
