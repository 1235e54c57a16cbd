import { device } from '@astris/engine/language';
import { always, C, forbid, host } from '@astris/engine/language/words';

export default device({
  id: 'writ-of-attainder',
  name: 'Writ of Attainder',
  faction: 'Aurelian Throne',
  traits: ['Writ'],
  acts: ['II', 'III'],
  attach: 'Character',
  cost: C(3),
  abilities: [always([forbid(host, 'attack'), forbid(host, 'bind')])],
  flavor: 'No name, no lands, no part in the story.',
  printing: { set: 'AST', number: 24, rarity: 'uncommon' },
});
