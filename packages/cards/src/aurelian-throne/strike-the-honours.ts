import { maneuver } from '@astris/engine/language';
import { CP, opponents, strip, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'strike-the-honours',
  name: 'Strike the Honours',
  faction: 'Aurelian Throne',
  acts: ['II', 'III'],
  speed: 'Slow',
  cost: CP(4),
  effect: [strip(1, target(opponents('Character', 'Bound')))],
  printing: { set: 'AST', number: 28, rarity: 'uncommon' },
});
