import { spacecraft } from '@astris/engine/language';
import { C, damage, destroyed, opponents, self, statOf, target, when } from '@astris/engine/language/words';

export default spacecraft({
  id: 'cinder-skiff',
  name: 'Cinder Skiff',
  faction: 'Free Drift',
  traits: ['Fireship'],
  cost: C(2),
  power: 2,
  hull: 1,
  abilities: [when(destroyed(self), damage(statOf('power', self), target(opponents('Spacecraft'))))],
  flavor: 'Built in a day, for an hour.',
  printing: { set: 'AST', number: 46, rarity: 'common' },
});
