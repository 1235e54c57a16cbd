import { maneuver } from '@astris/engine/language';
import { C, CP, gain, opponents, removeStoryline, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'void-the-contract',
  name: 'Void the Contract',
  faction: 'Helix Combine',
  acts: ['II', 'III'],
  speed: 'Fast',
  cost: CP(6),
  effect: [removeStoryline(target(opponents('Storyline', 'in progress'))), gain(C(4), 'opponent')],
  flavor: 'Your destiny, less our handling fee.',
  printing: { set: 'AST', number: 116, rarity: 'rare' },
});
