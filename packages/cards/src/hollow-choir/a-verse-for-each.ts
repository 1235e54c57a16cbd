import { maneuver } from '@astris/engine/language';
import { any, C, CP, each, gain, lose } from '@astris/engine/language/words';

export default maneuver({
  id: 'a-verse-for-each',
  name: 'A Verse for Each',
  faction: 'Hollow Choir',
  speed: 'Slow',
  cost: CP(2),
  effect: [each(any('Character', 'Fallen'), [lose(C(1), 'opponent'), gain(C(1))])],
  printing: { set: 'AST', number: 138, rarity: 'common' },
});
