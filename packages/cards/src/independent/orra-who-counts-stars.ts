import { character } from '@astris/engine/language';
import { C, discard, gain, hand, turnEnds, when } from '@astris/engine/language/words';

export default character({
  id: 'orra-who-counts-stars',
  name: 'Orra, Who Counts Stars',
  faction: 'Independent',
  traits: ['Navigator'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Truth', 'Freedom'],
    power: 2,
    resolve: 3,
    abilities: [when(turnEnds(), gain(C(1)), hand('you', { atLeast: 5 }))],
    flavor: 'One short of yesterday.',
  },
  fallen: {
    name: 'Orra, Who Lost Count',
    drives: ['Ambition'],
    power: 3,
    resolve: 3,
    abilities: [when(turnEnds(), discard(1, 'each player'))],
  },
  printing: { set: 'AST', number: 144, rarity: 'uncommon' },
});
