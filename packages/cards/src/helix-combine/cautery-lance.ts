import { device } from '@astris/engine/language';
import { activateThis, any, C, CP, damage, pay, target } from '@astris/engine/language/words';

export default device({
  id: 'cautery-lance',
  name: 'Cautery Lance',
  faction: 'Helix Combine',
  traits: ['Instrument'],
  cost: C(3),
  abilities: [pay([CP(1), activateThis], damage(1, target(any('Character'))))],
  flavor: 'For closing wounds, and arguments.',
  printing: { set: 'AST', number: 107, rarity: 'common' },
});
