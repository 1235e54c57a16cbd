import { location } from '@astris/engine/language';
import { activate, C, enters, it, opponents, when } from '@astris/engine/language/words';

export default location({
  id: 'customs-spindle',
  name: 'Customs Spindle',
  faction: 'Aurelian Throne',
  traits: ['Station'],
  cost: C(3),
  defense: 3,
  income: 1,
  abilities: [when(enters(opponents('Spacecraft')), activate(it))],
  flavor: 'Anything to declare? Begin with the ship.',
  printing: { set: 'AST', number: 14, rarity: 'common' },
});
