import { maneuver } from '@astris/engine/language';
import { activate, CP, opponents, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'scatter-the-convoy',
  name: 'Scatter the Convoy',
  faction: 'Free Drift',
  speed: 'Fast',
  cost: CP(1),
  effect: [activate(target(opponents('Spacecraft', 'ready'), { count: 2, upTo: true }))],
  flavor: 'One false beacon, six true collisions.',
  printing: { set: 'AST', number: 57, rarity: 'common' },
});
