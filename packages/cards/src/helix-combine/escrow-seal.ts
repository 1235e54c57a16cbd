import { device } from '@astris/engine/language';
import { always, C, host, modify } from '@astris/engine/language/words';

export default device({
  id: 'escrow-seal',
  name: 'Escrow Seal',
  faction: 'Helix Combine',
  traits: ['Instrument'],
  unique: true,
  attach: 'Homeworld',
  cost: C(2),
  abilities: [always(modify(host, 'bastion', 1))],
  flavor: 'Nobody’s money, guarded as if it were.',
  printing: { set: 'AST', number: 109, rarity: 'common' },
});
