import { character } from '@astris/engine/language';
import { always, any, C, controls, draw, modify, redeemed, self, when } from '@astris/engine/language/words';

export default character({
  id: 'wenna-candle-thief',
  name: 'Wenna, Candle-Thief',
  faction: 'Hollow Choir',
  traits: ['Thief'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Vengeance'],
    power: 2,
    resolve: 2,
    abilities: [when(redeemed(any('Character')), draw(1))],
    flavor: 'They light so many. Who would miss one?',
  },
  fallen: {
    name: 'Wenna, by Her Own Light',
    drives: ['Freedom'],
    power: 2,
    resolve: 2,
    abilities: [always(modify(self, 'power', 1), controls('opponent', any('Character', 'Fallen')))],
  },
  printing: { set: 'AST', number: 129, rarity: 'common' },
});
