import { spacecraft } from '@astris/engine/language';
import { always, any, C, controls, modify, self } from '@astris/engine/language/words';

export default spacecraft({
  id: 'hearse-adagio',
  name: 'Hearse Adagio',
  faction: 'Hollow Choir',
  traits: ['Hearse'],
  acts: ['II', 'III'],
  cost: C(4),
  power: 3,
  hull: 4,
  abilities: [always(modify(self, 'power', 2), controls('each player', any('Character', 'Fallen')))],
  flavor: 'She is never early, and she is never turned away.',
  printing: { set: 'AST', number: 134, rarity: 'uncommon' },
});
