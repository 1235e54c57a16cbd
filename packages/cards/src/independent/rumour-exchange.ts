import { location } from '@astris/engine/language';
import { C, draw, plays, when } from '@astris/engine/language/words';

export default location({
  id: 'rumour-exchange',
  name: 'Rumour Exchange',
  faction: 'Independent',
  traits: ['Market'],
  cost: C(2),
  defense: 2,
  income: 1,
  abilities: [when(plays('opponent', 'Storyline'), draw(1))],
  flavor: 'Today’s price: one secret, slightly used.',
  printing: { set: 'AST', number: 147, rarity: 'common' },
});
