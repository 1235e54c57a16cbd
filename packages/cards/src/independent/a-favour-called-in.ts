import { maneuver } from '@astris/engine/language';
import { CP, draw } from '@astris/engine/language/words';

export default maneuver({
  id: 'a-favour-called-in',
  name: 'A Favour Called In',
  faction: 'Independent',
  speed: 'Slow',
  cost: CP(2),
  effect: [draw(2)],
  flavor: 'You remember me. I made sure of it.',
  printing: { set: 'AST', number: 157, rarity: 'common' },
});
