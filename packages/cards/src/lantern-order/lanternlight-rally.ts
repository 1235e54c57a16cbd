import { maneuver } from '@astris/engine/language';
import { any, CP, draw, iff, is, it, modify, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'lanternlight-rally',
  name: 'Lanternlight Rally',
  faction: 'Lantern Order',
  acts: ['II', 'III'],
  speed: 'Fast',
  cost: CP(1),
  effect: [modify(target(any('Character')), 'power', 1, 'this conflict'), iff(is(it, 'Bound'), draw(1))],
  flavor: 'Wicks up!',
  printing: { set: 'AST', number: 81, rarity: 'common' },
});
