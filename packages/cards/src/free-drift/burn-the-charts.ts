import { maneuver } from '@astris/engine/language';
import { CP, draw, opponents, removeStoryline, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'burn-the-charts',
  name: 'Burn the Charts',
  faction: 'Free Drift',
  acts: ['II', 'III'],
  speed: 'Fast',
  cost: CP(5),
  effect: [removeStoryline(target(opponents('Storyline', 'in progress'))), draw(2, 'opponent')],
  flavor: 'No map, no voyage. No voyage, no legend.',
  printing: { set: 'AST', number: 54, rarity: 'rare' },
});
