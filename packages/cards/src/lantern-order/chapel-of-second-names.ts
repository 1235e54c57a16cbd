import { location } from '@astris/engine/language';
import { C, draw, redeemed, when, your } from '@astris/engine/language/words';

export default location({
  id: 'chapel-of-second-names',
  name: 'Chapel of Second Names',
  faction: 'Lantern Order',
  traits: ['Chapel'],
  cost: C(3),
  defense: 3,
  income: 1,
  abilities: [when(redeemed(your('Character')), draw(1))],
  flavor: 'The register has two columns. Use the other one.',
  printing: { set: 'AST', number: 72, rarity: 'uncommon' },
});
