import { maneuver } from '@astris/engine/language';
import { CP, opponents, removeStoryline, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'strike-it-from-the-score',
  name: 'Strike It from the Score',
  faction: 'Independent',
  acts: ['II', 'III'],
  speed: 'Slow',
  cost: CP(6),
  effect: [removeStoryline(target(opponents('Storyline', 'in progress')))],
  flavor: 'One line of ink, and nobody had ever loved her.',
  printing: { set: 'AST', number: 160, rarity: 'rare' },
});
