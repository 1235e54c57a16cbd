import { location } from '@astris/engine/language';
import { always, C, discount } from '@astris/engine/language/words';

export default location({
  id: 'the-hiring-hall',
  name: 'The Hiring Hall',
  faction: 'Independent',
  traits: ['Market'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(4),
  defense: 3,
  abilities: [always(discount('Character', 1))],
  flavor: 'Names on the left. Prices on the right. No questions below.',
  printing: { set: 'AST', number: 149, rarity: 'uncommon' },
});
