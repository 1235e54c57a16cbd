import { maneuver } from '@astris/engine/language';
import { CP, choose, forbid, heal, opponents, target, your } from '@astris/engine/language/words';

export default maneuver({
  id: 'mercy-of-the-verge',
  name: 'Mercy of the Verge',
  faction: 'Lantern Order',
  speed: 'Fast',
  cost: CP(2),
  effect: [
    choose(
      heal(3, target(your('Character', 'damaged'))),
      forbid(target(opponents('Character')), 'attack', 'this turn'),
    ),
  ],
  flavor: 'There was time for one kindness.',
  printing: { set: 'AST', number: 82, rarity: 'uncommon' },
});
