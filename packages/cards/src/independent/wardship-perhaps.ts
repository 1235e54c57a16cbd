import { spacecraft } from '@astris/engine/language';
import { C, CP, gain, intercepts, self, when } from '@astris/engine/language/words';

export default spacecraft({
  id: 'wardship-perhaps',
  name: 'Wardship Perhaps',
  faction: 'Independent',
  traits: ['Warship'],
  cost: C(4),
  power: 3,
  hull: 3,
  keywords: ['Guard'],
  abilities: [when(intercepts(self), gain(CP(1)))],
  flavor: 'Will she hold? It is painted on the bow.',
  printing: { set: 'AST', number: 152, rarity: 'common' },
});
