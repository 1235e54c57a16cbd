import { maneuver } from '@astris/engine/language';
import { any, CP, damage, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'dockside-brawl',
  name: 'Dockside Brawl',
  faction: 'Independent',
  speed: 'Slow',
  cost: CP(2),
  effect: [damage(2, target(any('Character')))],
  printing: { set: 'AST', number: 211, rarity: 'common' },
});
