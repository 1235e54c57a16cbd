import { spacecraft } from '@astris/engine/language';
import { C, intercepts, lose, self, when } from '@astris/engine/language/words';

export default spacecraft({
  id: 'excise-cutter',
  name: 'Excise Cutter',
  faction: 'Aurelian Throne',
  traits: ['Cutter'],
  cost: C(3),
  power: 2,
  hull: 4,
  abilities: [when(intercepts(self), lose(C(2), 'opponent'))],
  flavor: 'The fine is for stopping. So is the one for not.',
  printing: { set: 'AST', number: 18, rarity: 'common' },
});
