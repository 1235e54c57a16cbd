import { device } from '@astris/engine/language';
import { C, draw, host, when, winsConflict } from '@astris/engine/language/words';

export default device({
  id: 'reflex-graft',
  name: 'Reflex Graft',
  faction: 'Helix Combine',
  traits: ['Implant'],
  attach: 'Character',
  cost: C(2),
  abilities: [when(winsConflict(host), draw(1))],
  flavor: 'The hand moves first. You are told afterwards.',
  printing: { set: 'AST', number: 111, rarity: 'common' },
});
