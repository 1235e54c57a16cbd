import { device } from '@astris/engine/language';
import { C, destroy, instead, self, your } from '@astris/engine/language/words';

export default device({
  id: 'second-body',
  name: 'Second Body',
  faction: 'Helix Combine',
  traits: ['Vat'],
  cost: C(3),
  abilities: [instead('falls', your('Character'), destroy(self))],
  flavor: 'Keep one at home. Keep it fed. Keep it ignorant.',
  printing: { set: 'AST', number: 112, rarity: 'uncommon' },
});
