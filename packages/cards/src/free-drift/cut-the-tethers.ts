import { maneuver } from '@astris/engine/language';
import { C, CP, damage, forbid, gain, iff, is, it, opponents, target } from '@astris/engine/language/words';

export default maneuver({
  id: 'cut-the-tethers',
  name: 'Cut the Tethers',
  faction: 'Free Drift',
  acts: ['II', 'III'],
  speed: 'Fast',
  cost: CP(2),
  effect: [
    damage(3, target(opponents('Character'))),
    iff(is(it, 'lethally damaged'), gain(C(2)), forbid(it, 'intercept', 'this turn')),
  ],
  flavor: 'Nobody looks at the rope until it goes slack.',
  printing: { set: 'AST', number: 55, rarity: 'uncommon' },
});
