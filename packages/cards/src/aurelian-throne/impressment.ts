import { maneuver } from '@astris/engine/language';
import { atMost, CP, grant, it, opponents, ready, takeControl, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'impressment',
  name: 'Impressment',
  faction: 'Aurelian Throne',
  acts: ['II', 'III'],
  speed: 'Slow',
  cost: CP(4),
  effect: [
    takeControl(target(opponents('Spacecraft', atMost(3, 'power'))), 'this turn'),
    ready(it),
    grant(it, 'Swift', 'this turn'),
  ],
  flavor: 'Your ship has volunteered.',
  printing: { set: 'AST', number: 26, rarity: 'uncommon' },
});
