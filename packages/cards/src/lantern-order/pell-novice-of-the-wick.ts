import { character } from '@astris/engine/language';
import { C, destroyed, draw, gain, isBound, self, when, your } from '@astris/engine/language/words';

export default character({
  id: 'pell-novice-of-the-wick',
  name: 'Pell, Novice of the Wick',
  faction: 'Lantern Order',
  traits: ['Acolyte'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Devotion'],
    power: 1,
    resolve: 2,
    abilities: [when(isBound(your('Storyline')), gain(C(1)))],
    flavor: 'Give me the long watch. I am not tired yet.',
  },
  fallen: {
    name: 'Pell, Snuffed',
    drives: ['Freedom'],
    power: 2,
    resolve: 2,
    abilities: [when(destroyed(self), draw(1))],
  },
  printing: { set: 'AST', number: 67, rarity: 'common' },
});
