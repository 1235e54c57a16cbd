import { location } from '@astris/engine/language';
import { C, chapterEnds, draw, lose, when, your } from '@astris/engine/language/words';

export default location({
  id: 'the-unlit-nave',
  name: 'The Unlit Nave',
  faction: 'Hollow Choir',
  traits: ['Shrine'],
  cost: C(3),
  defense: 3,
  income: 1,
  abilities: [when(chapterEnds(your('Storyline', 'Cursed')), [lose(C(1), 'opponent'), draw(1)])],
  flavor: 'The candles are for sale. The dark is free.',
  printing: { set: 'AST', number: 132, rarity: 'common' },
});
