import { character } from '@astris/engine/language';
import { activateThis, C, CP, choose, modify, pay, resilient, target, your } from '@astris/engine/language/words';

export default character({
  id: 'pithe-lorn-splicer',
  name: 'Pithe Lorn, Splicer',
  faction: 'Helix Combine',
  traits: ['Engineer'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Truth', 'Ambition'],
    power: 1,
    resolve: 3,
    abilities: [
      pay(
        [CP(1), activateThis],
        choose(
          modify(target(your('Character')), 'power', 1, 'this Act'),
          modify(target(your('Character')), 'resolve', 1, 'this Act'),
        ),
      ),
    ],
    flavor: 'Hold still. You will want to remember this as painless.',
  },
  fallen: {
    name: 'Pithe, Own Best Subject',
    drives: ['Ambition'],
    power: 3,
    resolve: 3,
    keywords: [resilient(1)],
  },
  printing: { set: 'AST', number: 95, rarity: 'uncommon' },
});
