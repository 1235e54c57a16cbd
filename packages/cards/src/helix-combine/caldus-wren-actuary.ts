import { character } from '@astris/engine/language';
import { C, CP, gain, lose, treasury, turnEnds, when } from '@astris/engine/language/words';

export default character({
  id: 'caldus-wren-actuary',
  name: 'Caldus Wren, Actuary',
  faction: 'Helix Combine',
  traits: ['Actuary'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Truth'],
    power: 2,
    resolve: 3,
    abilities: [when(turnEnds('you'), gain(CP(1)), treasury('you', { atLeast: 8 }))],
    flavor: 'I know the hour. I am not at liberty to say whose.',
  },
  fallen: {
    name: 'Caldus, Written Off',
    drives: ['Freedom'],
    power: 3,
    resolve: 3,
    abilities: [when(turnEnds('you'), lose(C(2), 'opponent'), treasury('opponent', { atLeast: 8 }))],
  },
  printing: { set: 'AST', number: 91, rarity: 'common' },
});
