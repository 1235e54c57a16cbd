import { maneuver } from '@astris/engine/language';
import { any, CP, damage, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'dockside-brawl',
  name: 'Dockside Brawl',
  faction: 'Independent',
  speed: 'Slow',
  cost: CP(2),
  effect: [damage(2, target(any('Character')))],
  flavor: 'It was about the price of rope. It is always about the price of rope.',
  printing: { set: 'AST', number: 158, rarity: 'common' },
});
