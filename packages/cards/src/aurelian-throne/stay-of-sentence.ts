import { maneuver } from '@astris/engine/language';
import { any, CP, grant, heal, it, resilient, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'stay-of-sentence',
  name: 'Stay of Sentence',
  faction: 'Aurelian Throne',
  acts: ['II', 'III'],
  speed: 'Fast',
  cost: CP(2),
  effect: [heal(3, target(any('Character'))), grant(it, resilient(1), 'this turn')],
  flavor: 'Not today. Not here. Not him.',
  printing: { set: 'AST', number: 27, rarity: 'common' },
});
