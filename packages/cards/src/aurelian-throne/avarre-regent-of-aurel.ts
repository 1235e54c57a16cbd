import { character } from '@astris/engine/language';
import {
  all,
  always,
  C,
  faction,
  forbid,
  gain,
  numberOf,
  opponents,
  turnEnds,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'avarre-regent-of-aurel',
  name: 'Avarre, Regent of Aurel',
  faction: 'Aurelian Throne',
  traits: ['Noble'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(6),
  front: {
    drives: ['Ambition', 'Duty'],
    power: 4,
    resolve: 5,
    abilities: [when(turnEnds(), gain(C(numberOf(your('Location', faction('Aurelian Throne'))))))],
    flavor: 'She keeps the chair warm, and the doors shut.',
  },
  fallen: {
    name: 'Avarre, the Empty Chair',
    drives: ['Ambition', 'Vengeance'],
    power: 4,
    resolve: 4,
    abilities: [always(forbid(all(opponents('Character')), 'bind'))],
  },
  printing: { set: 'AST', number: 3, rarity: 'rare' },
});
