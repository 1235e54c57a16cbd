import { character } from '@astris/engine/language';
import { C, damage, gain, opponents, pay, plays, sacrificing, target, when, your } from '@astris/engine/language/words';

export default character({
  id: 'ismene-vant-gene-broker',
  name: 'Ismene Vant, Gene-Broker',
  faction: 'Helix Combine',
  traits: ['Broker'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Ambition'],
    power: 1,
    resolve: 3,
    abilities: [when(plays('you', 'Device'), gain(C(1)))],
    flavor: 'Everyone is worth something to someone. I find the someone.',
  },
  fallen: {
    name: 'Ismene, Sold for Parts',
    drives: ['Vengeance'],
    power: 3,
    resolve: 2,
    abilities: [
      pay(sacrificing(your('Device')), damage(2, target(opponents('Character'))), { limit: 'once each turn' }),
    ],
  },
  printing: { set: 'AST', number: 93, rarity: 'common' },
});
