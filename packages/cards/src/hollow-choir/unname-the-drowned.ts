import { maneuver } from '@astris/engine/language';
import { any, burn, CP, target, without } from '@astris/engine/language/words';

export default maneuver({
  id: 'unname-the-drowned',
  name: 'Unname the Drowned',
  faction: 'Hollow Choir',
  acts: ['II', 'III'],
  speed: 'Slow',
  cost: CP(3),
  effect: [burn(target(any('Character', 'Fallen', without('Bound'))))],
  flavor: 'Take the name and the water closes.',
  printing: { set: 'AST', number: 140, rarity: 'uncommon' },
});
