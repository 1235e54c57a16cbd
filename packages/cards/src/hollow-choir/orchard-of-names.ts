import { location } from '@astris/engine/language';
import { C, destroyed, draw, when, your } from '@astris/engine/language/words';

export default location({
  id: 'orchard-of-names',
  name: 'Orchard of Names',
  faction: 'Hollow Choir',
  traits: ['Graveyard'],
  cost: C(2),
  defense: 2,
  income: 1,
  abilities: [when(destroyed(your('Character')), draw(1))],
  flavor: 'Nobody eats the fruit twice.',
  printing: { set: 'AST', number: 131, rarity: 'common' },
});
