import { device } from '@astris/engine/language';
import { always, C, discount } from '@astris/engine/language/words';

export default device({
  id: 'charter-beacon',
  name: 'Charter Beacon',
  faction: 'Independent',
  traits: ['Beacon'],
  cost: C(2),
  abilities: [always(discount('Spacecraft', 1))],
  flavor: 'Now hiring. Bring a hull.',
  printing: { set: 'AST', number: 153, rarity: 'common' },
});
