import { maneuver } from '@astris/engine/language';
import { any, CP, controls, draw, iff, modify, target, your } from '@astris/engine/language/words';

export default maneuver({
  id: 'emergency-graft',
  name: 'Emergency Graft',
  faction: 'Helix Combine',
  speed: 'Fast',
  cost: CP(1),
  effect: [modify(target(your('Character')), 'resolve', 2, 'this turn'), iff(controls('you', any('Device')), draw(1))],
  flavor: 'Whose arm it was can be settled later.',
  printing: { set: 'AST', number: 113, rarity: 'common' },
});
