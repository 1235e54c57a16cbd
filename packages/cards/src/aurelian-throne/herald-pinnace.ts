import { spacecraft } from '@astris/engine/language';
import { C, CP, enters, gain, self, when } from '@astris/engine/language/words';

export default spacecraft({
  id: 'herald-pinnace',
  name: 'Herald Pinnace',
  faction: 'Aurelian Throne',
  traits: ['Courier'],
  cost: C(2),
  power: 1,
  hull: 2,
  abilities: [when(enters(self), gain(CP(1)))],
  flavor: 'It carries one sentence, and forty trumpets.',
  printing: { set: 'AST', number: 19, rarity: 'common' },
});
