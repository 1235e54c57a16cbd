import { character } from '@astris/engine/language';
import { C, CP, discard, gain, isBound, opponents, self, when, winsConflict } from '@astris/engine/language/words';

export default character({
  id: 'quillon-ash-auditor',
  name: 'Quillon Ash, Auditor',
  faction: 'Helix Combine',
  traits: ['Auditor'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Truth'],
    power: 2,
    resolve: 3,
    abilities: [when(isBound(opponents('Storyline')), gain(CP(1)))],
    flavor: 'Every vow leaves a paper trail.',
  },
  fallen: {
    name: 'Quillon, Off the Books',
    drives: ['Vengeance'],
    power: 3,
    resolve: 2,
    abilities: [when(winsConflict(self), discard(1, 'opponent'))],
  },
  printing: { set: 'AST', number: 96, rarity: 'common' },
});
