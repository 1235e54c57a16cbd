import { character } from '@astris/engine/language';
import { always, C, draw, hand, modify, self, turnEnds, when } from '@astris/engine/language/words';

export default character({
  id: 'lirio-vash-card-sharp',
  name: 'Lirio Vash, Card-Sharp',
  faction: 'Free Drift',
  traits: ['Gambler'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Ambition', 'Freedom'],
    power: 2,
    resolve: 3,
    abilities: [always(modify(self, 'power', 2), hand('opponent', { atMost: 2 }))],
    flavor: 'Play on. I have seen what you are holding on to.',
  },
  fallen: {
    name: 'Lirio, Called',
    drives: ['Truth'],
    power: 2,
    resolve: 4,
    abilities: [when(turnEnds('you'), draw(2), hand('you', { atMost: 0 }))],
  },
  printing: { set: 'AST', number: 34, rarity: 'uncommon' },
});
