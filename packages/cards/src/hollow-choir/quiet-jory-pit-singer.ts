import { character } from '@astris/engine/language';
import { C, CP, fall, falls, lose, pay, self, when } from '@astris/engine/language/words';

export default character({
  id: 'quiet-jory-pit-singer',
  name: 'Quiet Jory, Pit-Singer',
  faction: 'Hollow Choir',
  traits: ['Mourner'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Devotion'],
    power: 1,
    resolve: 3,
    abilities: [pay(CP(1), fall(self))],
    flavor: 'He came down to sing the others up.',
  },
  fallen: {
    name: 'Jory, Louder Now',
    drives: ['Vengeance'],
    power: 3,
    resolve: 2,
    abilities: [when(falls(self), lose(C(1), 'opponent'))],
  },
  printing: { set: 'AST', number: 127, rarity: 'common' },
});
