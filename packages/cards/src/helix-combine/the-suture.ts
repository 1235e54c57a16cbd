import { spacecraft } from '@astris/engine/language';
import { activateThis, C, heal, pay, target, your } from '@astris/engine/language/words';

export default spacecraft({
  id: 'the-suture',
  name: 'The Suture',
  faction: 'Helix Combine',
  traits: ['Hospital ship'],
  unique: true,
  cost: C(4),
  power: 2,
  hull: 4,
  abilities: [pay(activateThis, heal(2, target(your('permanent', 'damaged'))))],
  flavor: 'She closes wounds, hulls and accounts.',
  printing: { set: 'AST', number: 106, rarity: 'uncommon' },
});
