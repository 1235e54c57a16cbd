import { location } from '@astris/engine/language';
import { activateThis, C, CP, gain, pay } from '@astris/engine/language/words';

export default location({
  id: 'tallow-customs-ring',
  name: 'Tallow Customs Ring',
  faction: 'Independent',
  traits: ['Station'],
  cost: C(3),
  defense: 3,
  income: 1,
  abilities: [pay([C(1), activateThis], gain(CP(1)))],
  flavor: 'Anything to declare? Think again. Good.',
  printing: { set: 'AST', number: 148, rarity: 'common' },
});
