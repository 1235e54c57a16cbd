import { device } from '@astris/engine/language';
import { activateThis, C, CP, draw, gain, pay, SP } from '@astris/engine/language/words';

export default device({
  id: 'reliquary-of-deeds',
  name: 'Reliquary of Deeds',
  faction: 'Independent',
  traits: ['Relic'],
  cost: C(2),
  sp: 1,
  abilities: [pay([SP(1), activateThis], [draw(2), gain(CP(2))])],
  printing: { set: 'AST', number: 156, rarity: 'uncommon' },
});
