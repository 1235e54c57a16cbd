import { location } from '@astris/engine/language';
import { activateThis, C, draw, pay } from '@astris/engine/language/words';

export default location({
  id: 'wreckers-market',
  name: 'Wreckers’ Market',
  faction: 'Free Drift',
  traits: ['Market'],
  cost: C(2),
  defense: 2,
  income: 1,
  abilities: [pay([C(2), activateThis], draw(1))],
  flavor: 'Everything here fell off something.',
  printing: { set: 'AST', number: 45, rarity: 'common' },
});
