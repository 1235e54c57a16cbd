import { character } from '@astris/engine/language';
import { C, falls, grant, lose, pay, self, when } from '@astris/engine/language/words';

export default character({
  id: 'quill-marrow-twice-sold',
  name: 'Quill Marrow, Twice Sold',
  faction: 'Free Drift',
  traits: ['Broker'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Freedom'],
    power: 2,
    resolve: 3,
    abilities: [pay(C(1), grant(self, 'Swift', 'this turn'), { limit: 'once each turn' })],
    flavor: 'Both buyers swore they had the receipt.',
  },
  fallen: {
    name: 'Quill, Owed Nothing',
    drives: ['Vengeance'],
    power: 3,
    resolve: 2,
    abilities: [when(falls(self), lose(C(2), 'opponent'))],
  },
  printing: { set: 'AST', number: 37, rarity: 'common' },
});
