import { maneuver } from '@astris/engine/language';
import { C, CP, draw, lose } from '@astris/engine/language/words';

export default maneuver({
  id: 'name-the-ransom',
  name: 'Name the Ransom',
  faction: 'Free Drift',
  speed: 'Slow',
  cost: CP(2),
  effect: [lose(C(2), 'opponent'), draw(1)],
  printing: { set: 'AST', number: 56, rarity: 'common' },
});
