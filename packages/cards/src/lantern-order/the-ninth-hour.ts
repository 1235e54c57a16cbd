import { spacecraft } from '@astris/engine/language';
import { always, any, C, controls, grant, resilient, self } from '@astris/engine/language/words';

export default spacecraft({
  id: 'the-ninth-hour',
  name: 'The Ninth Hour',
  faction: 'Lantern Order',
  traits: ['Cloister-ship'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(5),
  power: 3,
  hull: 5,
  keywords: ['Vigilant'],
  abilities: [always(grant(self, resilient(1)), controls('you', any('Character', 'Bound')))],
  flavor: 'Its chapel faces whatever is coming.',
  printing: { set: 'AST', number: 77, rarity: 'rare' },
});
