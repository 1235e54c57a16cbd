import { character } from '@astris/engine/language';
import { activateThis, C, draw, falls, pay, redeem, self, when } from '@astris/engine/language/words';

export default character({
  id: 'anka-of-nine-patterns',
  name: 'Anka of Nine Patterns',
  faction: 'Helix Combine',
  traits: ['Clone'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Freedom'],
    power: 2,
    resolve: 3,
    abilities: [when(falls(self), draw(1))],
    flavor: 'We voted. I get to be her this year.',
  },
  fallen: {
    name: 'Anka, Patterns Lost',
    drives: ['Truth'],
    power: 2,
    resolve: 4,
    abilities: [pay([C(3), activateThis], redeem(self))],
  },
  printing: { set: 'AST', number: 89, rarity: 'common' },
});
