import { device } from '@astris/engine/language';
import { always, C, host, modify } from '@astris/engine/language/words';

export default device({
  id: 'dividend-pump',
  name: 'Dividend Pump',
  faction: 'Helix Combine',
  traits: ['Engine'],
  attach: 'Location',
  cost: C(2),
  abilities: [always([modify(host, 'income', 1), modify(host, 'defense', 1)])],
  flavor: 'Any place will pay, if pressed evenly.',
  printing: { set: 'AST', number: 108, rarity: 'common' },
});
