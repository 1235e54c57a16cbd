import { spacecraft } from '@astris/engine/language';
import { C, plunder } from '@astris/engine/language/words';

export default spacecraft({
  id: 'writ-galleon-corona',
  name: 'Writ-Galleon Corona',
  faction: 'Aurelian Throne',
  traits: ['Warship'],
  acts: ['III'],
  unique: true,
  cost: C(7),
  power: 5,
  hull: 6,
  keywords: [plunder(3)],
  flavor: 'The verdict, with forty guns.',
  printing: { set: 'AST', number: 21, rarity: 'rare' },
});
