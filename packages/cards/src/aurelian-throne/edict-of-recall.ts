import { maneuver } from '@astris/engine/language';
import { any, CP, returnToHand, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'edict-of-recall',
  name: 'Edict of Recall',
  faction: 'Aurelian Throne',
  acts: ['II', 'III'],
  speed: 'Slow',
  cost: CP(3),
  effect: [returnToHand(target(any('Spacecraft', 'activated')))],
  flavor: 'By order of a clerk you will never meet.',
  printing: { set: 'AST', number: 25, rarity: 'common' },
});
