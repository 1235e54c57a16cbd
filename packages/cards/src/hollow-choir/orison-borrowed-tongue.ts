import { character } from '@astris/engine/language';
import {
  activateThis,
  C,
  CP,
  draw,
  opponents,
  pay,
  self,
  takeControl,
  target,
  when,
  winsConflict,
} from '@astris/engine/language/words';

export default character({
  id: 'orison-borrowed-tongue',
  name: 'Orison, Borrowed Tongue',
  faction: 'Hollow Choir',
  traits: ['Cantor'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(5),
  front: {
    drives: ['Ambition'],
    power: 2,
    resolve: 5,
    abilities: [
      pay([CP(4), activateThis], takeControl(target(opponents('Character', 'Fallen')), 'while this is on the Map')),
    ],
    flavor: 'Hush. They only need something to say.',
  },
  fallen: {
    name: 'Orison, Spoken For',
    drives: ['Truth'],
    power: 4,
    resolve: 3,
    abilities: [when(winsConflict(self), draw(1))],
  },
  printing: { set: 'AST', number: 126, rarity: 'uncommon' },
});
