import { spacecraft } from '@astris/engine/language';
import { C } from '@astris/engine/language/words';

export default spacecraft({
  id: 'gullwing-lighter',
  name: 'Gullwing Lighter',
  faction: 'Free Drift',
  traits: ['Lighter'],
  cost: C(2),
  power: 1,
  hull: 2,
  keywords: ['Elusive'],
  flavor: 'Too slight to shoot at, and it knows.',
  printing: { set: 'AST', number: 47, rarity: 'common' },
});
