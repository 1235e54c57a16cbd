import { device } from '@astris/engine/language';
import { always, C, host, modify } from '@astris/engine/language/words';

export default device({
  id: 'harbour-chain',
  name: 'Harbour Chain',
  faction: 'Independent',
  traits: ['Rig'],
  attach: 'Homeworld',
  cost: C(2),
  abilities: [always(modify(host, 'bastion', 1))],
  flavor: 'Forty leagues of links, and one man with the key.',
  printing: { set: 'AST', number: 155, rarity: 'common' },
});
