import { spacecraft } from '@astris/engine/language';
import { C } from '@astris/engine/language/words';

export default spacecraft({
  id: 'spore-hauler',
  name: 'Spore Hauler',
  faction: 'Helix Combine',
  traits: ['Freighter'],
  cost: C(3),
  power: 1,
  hull: 4,
  income: 1,
  keywords: ['Guard'],
  flavor: 'It sows as it goes, and bills by the field.',
  printing: { set: 'AST', number: 104, rarity: 'common' },
});
