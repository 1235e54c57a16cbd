import { maneuver } from '@astris/engine/language';
import { CP, draw, sacrifice, your } from '@astris/engine/language/words';

export default maneuver({
  id: 'scorched-charter',
  name: 'Scorched Charter',
  faction: 'Independent',
  acts: ['II', 'III'],
  speed: 'Slow',
  cost: CP(4),
  effect: [sacrifice('each player', your('Location')), draw(1)],
  printing: { set: 'AST', number: 159, rarity: 'uncommon' },
});
