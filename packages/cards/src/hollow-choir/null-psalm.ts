import { maneuver } from '@astris/engine/language';
import { any, CP, fall, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'null-psalm',
  name: 'Null Psalm',
  faction: 'Hollow Choir',
  acts: ['II', 'III'],
  speed: 'Fast',
  cost: CP(4),
  effect: [fall(target(any('Character')))],
  flavor: 'A single breath, held for you.',
  printing: { set: 'AST', number: 139, rarity: 'rare' },
});
