import { maneuver } from '@astris/engine/language';
import { atMost, CP, choose, opponents, takeControl, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'hostile-acquisition',
  name: 'Hostile Acquisition',
  faction: 'Helix Combine',
  acts: ['II', 'III'],
  speed: 'Fast',
  cost: CP(4),
  effect: [
    choose(
      takeControl(target(opponents('Device')), 'for good'),
      takeControl(target(opponents('Location', atMost(2, 'defense'))), 'for good'),
    ),
  ],
  flavor: 'The locks were changed while you read the letter.',
  printing: { set: 'AST', number: 114, rarity: 'rare' },
});
