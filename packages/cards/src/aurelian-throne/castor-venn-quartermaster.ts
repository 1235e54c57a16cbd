import { character } from '@astris/engine/language';
import { all, always, C, gain, modify, pay, sacrificing, your } from '@astris/engine/language/words';

export default character({
  id: 'castor-venn-quartermaster',
  name: 'Castor Venn, Quartermaster',
  faction: 'Aurelian Throne',
  traits: ['Officer'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Ambition', 'Duty'],
    power: 2,
    resolve: 3,
    abilities: [always(modify(all(your('Spacecraft')), 'hull', 1))],
    flavor: 'He counts the rivets. You fly on his sums.',
  },
  fallen: {
    name: 'Venn, Who Sold the Fleet',
    drives: ['Freedom'],
    power: 3,
    resolve: 2,
    abilities: [pay(sacrificing(your('Spacecraft')), gain(C(3)), { limit: 'once each turn' })],
  },
  printing: { set: 'AST', number: 5, rarity: 'uncommon' },
});
