import { location } from '@astris/engine/language';
import { activateThis, C, discarding, gain, pay } from '@astris/engine/language/words';

export default location({
  id: 'spindle-exchange',
  name: 'Spindle Exchange',
  faction: 'Helix Combine',
  traits: ['Market'],
  cost: C(3),
  defense: 3,
  income: 1,
  abilities: [pay([discarding(1), activateThis], gain(C(3)))],
  flavor: 'The bell rings. Somebody’s future changes hands.',
  printing: { set: 'AST', number: 102, rarity: 'common' },
});
