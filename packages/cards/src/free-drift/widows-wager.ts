import { spacecraft } from '@astris/engine/language';
import { attacks, C, forbid, opponents, plunder, self, target, when } from '@astris/engine/language/words';

export default spacecraft({
  id: 'widows-wager',
  name: 'Widow’s Wager',
  faction: 'Free Drift',
  traits: ['Privateer'],
  acts: ['II', 'III'],
  cost: C(4),
  power: 3,
  hull: 3,
  keywords: [plunder(1)],
  abilities: [when(attacks(self), forbid(target(opponents('Spacecraft')), 'intercept', 'this turn'))],
  flavor: 'She bet the ship. Then she bet yours.',
  printing: { set: 'AST', number: 51, rarity: 'uncommon' },
});
