import { character } from '@astris/engine/language';
import {
  activateThis,
  C,
  draw,
  heal,
  pay,
  self,
  target,
  when,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'ysolt-amarant-vat-surgeon',
  name: 'Ysolt Amarant, Vat-Surgeon',
  faction: 'Helix Combine',
  traits: ['Surgeon'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Truth', 'Duty'],
    power: 1,
    resolve: 4,
    abilities: [pay([C(1), activateThis], heal(2, target(your('Character', 'damaged'))))],
    flavor: 'You will feel a pinch, and then an invoice.',
  },
  fallen: {
    name: 'Ysolt, Knife Without Oath',
    drives: ['Ambition'],
    power: 3,
    resolve: 3,
    abilities: [when(winsConflict(self), draw(1))],
  },
  printing: { set: 'AST', number: 99, rarity: 'common' },
});
