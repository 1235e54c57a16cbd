import { character } from '@astris/engine/language';
import {
  all,
  another,
  C,
  CP,
  draw,
  gain,
  heal,
  pay,
  sacrificing,
  turnEnds,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'ludo-husk-tender',
  name: 'Ludo, Husk-Tender',
  faction: 'Hollow Choir',
  traits: ['Mourner'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Devotion'],
    power: 2,
    resolve: 3,
    abilities: [when(turnEnds(), heal(1, all(your('Character', 'Fallen'))))],
    flavor: 'Water them. Turn them to the window. Wait.',
  },
  fallen: {
    name: 'Ludo, Tended by None',
    drives: ['Ambition'],
    power: 3,
    resolve: 3,
    abilities: [pay(sacrificing(another(your('Character'))), [draw(1), gain(CP(1))], { limit: 'once each turn' })],
  },
  printing: { set: 'AST', number: 123, rarity: 'common' },
});
