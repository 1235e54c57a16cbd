import { character } from '@astris/engine/language';
import { C, destroyed, gain, self, when } from '@astris/engine/language/words';

export default character({
  id: 'halberdier-of-the-stair',
  name: 'Halberdier of the Stair',
  faction: 'Aurelian Throne',
  traits: ['Officer'],
  acts: ['I', 'II'],
  cost: C(2),
  front: {
    drives: ['Duty', 'Devotion'],
    power: 1,
    resolve: 4,
    keywords: ['Guard'],
    flavor: 'Nobody has ever asked what is at the top.',
  },
  fallen: {
    name: 'A Halberd, Pawned',
    drives: ['Freedom'],
    power: 2,
    resolve: 2,
    abilities: [when(destroyed(self), gain(C(1)))],
  },
  printing: { set: 'AST', number: 8, rarity: 'common' },
});
