import { maneuver } from '@astris/engine/language';
import { CP, grant, it, modify, target, your } from '@astris/engine/language/words';

export default maneuver({
  id: 'vow-of-the-wick',
  name: 'Vow of the Wick',
  faction: 'Lantern Order',
  acts: ['I', 'II'],
  speed: 'Fast',
  cost: CP(1),
  effect: [modify(target(your('Character', 'Bound')), 'resolve', 2, 'this turn'), grant(it, 'Guard', 'this turn')],
  printing: { set: 'AST', number: 85, rarity: 'common' },
});
