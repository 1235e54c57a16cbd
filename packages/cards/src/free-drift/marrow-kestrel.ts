import { spacecraft } from '@astris/engine/language';
import { C, plunder } from '@astris/engine/language/words';

export default spacecraft({
  id: 'marrow-kestrel',
  name: 'Marrow Kestrel',
  faction: 'Free Drift',
  traits: ['Cutter'],
  cost: C(3),
  power: 2,
  hull: 3,
  keywords: ['Swift', plunder(2)],
  flavor: 'Fast enough to be gone before it is wanted.',
  printing: { set: 'AST', number: 49, rarity: 'common' },
});
