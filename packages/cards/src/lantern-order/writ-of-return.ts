import { maneuver } from '@astris/engine/language';
import { CP, redeem, target, your } from '@astris/engine/language/words';

export default maneuver({
  id: 'writ-of-return',
  name: 'Writ of Return',
  faction: 'Lantern Order',
  acts: ['II', 'III'],
  speed: 'Slow',
  cost: CP(4),
  effect: [redeem(target(your('Character', 'Fallen')))],
  flavor: 'Come home. The door was never the matter.',
  printing: { set: 'AST', number: 86, rarity: 'uncommon' },
});
