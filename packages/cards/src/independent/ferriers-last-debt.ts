import { spacecraft } from '@astris/engine/language';
import { C, destroyed, draw, self, when } from '@astris/engine/language/words';

export default spacecraft({
  id: 'ferriers-last-debt',
  name: 'Ferrier’s Last Debt',
  faction: 'Independent',
  traits: ['Tug'],
  cost: C(2),
  power: 1,
  hull: 3,
  abilities: [when(destroyed(self), draw(1))],
  flavor: 'He paid it in the only coin he had left: the tug.',
  printing: { set: 'AST', number: 151, rarity: 'common' },
});
