import { device } from '@astris/engine/language';
import { always, C, forbid, host } from '@astris/engine/language/words';

export default device({
  id: 'indenture-collar',
  name: 'Indenture Collar',
  faction: 'Helix Combine',
  traits: ['Instrument'],
  acts: ['II', 'III'],
  attach: 'Character',
  cost: C(3),
  abilities: [always(forbid(host, 'attack'))],
  flavor: 'It only tightens when you think of leaving.',
  printing: { set: 'AST', number: 110, rarity: 'uncommon' },
});
