import { spacecraft } from '@astris/engine/language';
import { activateThis, C, heal, pay, target, your } from '@astris/engine/language/words';

export default spacecraft({
  id: 'lighthouse-tender',
  name: 'Lighthouse Tender',
  faction: 'Lantern Order',
  traits: ['Pilot boat'],
  cost: C(3),
  power: 1,
  hull: 4,
  abilities: [pay(activateThis, heal(1, target(your('Spacecraft', 'damaged'))))],
  flavor: 'First out of harbour, last to be thanked.',
  printing: { set: 'AST', number: 76, rarity: 'common' },
});
