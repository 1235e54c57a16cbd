import { character } from '@astris/engine/language';
import { C, CP, forbid, opponents, pay, target } from '@astris/engine/language/words';

export default character({
  id: 'bailiff-sorren',
  name: 'Bailiff Sorren',
  faction: 'Aurelian Throne',
  traits: ['Officer'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Duty'],
    power: 2,
    resolve: 4,
    keywords: ['Guard'],
    flavor: 'The law does not hurry. Neither does he.',
  },
  fallen: {
    name: 'Sorren, Warrant for None',
    drives: ['Ambition', 'Vengeance'],
    power: 4,
    resolve: 3,
    abilities: [
      pay(CP(1), forbid(target(opponents('Character')), 'intercept', 'this turn'), { limit: 'once each turn' }),
    ],
  },
  printing: { set: 'AST', number: 4, rarity: 'common' },
});
