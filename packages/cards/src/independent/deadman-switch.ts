import { device } from '@astris/engine/language';
import { all, C, damage, destroyed, host, opponents, when } from '@astris/engine/language/words';

export default device({
  id: 'deadman-switch',
  name: 'Deadman Switch',
  faction: 'Independent',
  traits: ['Rig'],
  attach: 'Spacecraft',
  cost: C(2),
  abilities: [when(destroyed(host), damage(2, all(opponents('Spacecraft'))))],
  flavor: 'Let go and find out.',
  printing: { set: 'AST', number: 154, rarity: 'uncommon' },
});
