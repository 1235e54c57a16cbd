import { maneuver } from '@astris/engine/language';
import { CP, choose, destroy, draw, opponents, returnToHand, target, your } from '@astris/engine/language/words';

export default maneuver({
  id: 'planned-obsolescence',
  name: 'Planned Obsolescence',
  faction: 'Helix Combine',
  speed: 'Fast',
  cost: CP(2),
  effect: [choose(destroy(target(opponents('Device'))), [returnToHand(target(your('Device'))), draw(1)])],
  flavor: 'It worked until the day we said.',
  printing: { set: 'AST', number: 115, rarity: 'uncommon' },
});
