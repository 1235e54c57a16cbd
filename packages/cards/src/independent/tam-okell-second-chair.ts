import { character } from '@astris/engine/language';
import { always, any, C, grant, is, isBound, modify, self, when } from '@astris/engine/language/words';

export default character({
  id: 'tam-okell-second-chair',
  name: 'Tam Okell, Second Chair',
  faction: 'Independent',
  traits: ['Pilot'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Duty', 'Freedom'],
    power: 2,
    resolve: 3,
    abilities: [always([modify(self, 'power', 1), grant(self, 'Vigilant')], is(self, 'Partnered'))],
    flavor: 'You take the glory. I will take the watch.',
  },
  fallen: {
    name: 'Tam, Beside an Empty Seat',
    drives: ['Vengeance'],
    power: 3,
    resolve: 3,
    abilities: [when(isBound(any('Storyline')), modify(self, 'power', 2, 'this turn'))],
  },
  printing: { set: 'AST', number: 145, rarity: 'common' },
});
