import { character } from '@astris/engine/language';
import { C, plunder } from '@astris/engine/language/words';

export default character({
  id: 'sefi-who-slips-the-count',
  name: 'Sefi, Who Slips the Count',
  faction: 'Hollow Choir',
  traits: ['Drifter'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Truth'],
    power: 1,
    resolve: 3,
    keywords: ['Elusive'],
    flavor: 'Nine went in. Nine came out. She was the tenth.',
  },
  fallen: { name: 'Sefi, Uncounted', drives: ['Freedom'], power: 2, resolve: 2, keywords: ['Elusive', plunder(1)] },
  printing: { set: 'AST', number: 128, rarity: 'common' },
});
