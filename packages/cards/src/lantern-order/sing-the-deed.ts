import { maneuver } from '@astris/engine/language';
import { award, CP, target, your } from '@astris/engine/language/words';

export default maneuver({
  id: 'sing-the-deed',
  name: 'Sing the Deed',
  faction: 'Lantern Order',
  acts: ['II', 'III'],
  speed: 'Slow',
  cost: CP(5),
  effect: [award(1, target(your('Character', 'Bound')))],
  flavor: 'It happened. Now it has happened forever.',
  printing: { set: 'AST', number: 83, rarity: 'rare' },
});
