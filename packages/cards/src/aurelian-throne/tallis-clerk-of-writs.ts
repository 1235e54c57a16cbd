import { character } from '@astris/engine/language';
import { C, discard, falls, gain, self, skips, when } from '@astris/engine/language/words';

export default character({
  id: 'tallis-clerk-of-writs',
  name: 'Tallis, Clerk of Writs',
  faction: 'Aurelian Throne',
  traits: ['Clerk'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Duty'],
    power: 1,
    resolve: 3,
    abilities: [when(skips('each player'), gain(C(2)))],
    flavor: 'Every legend is a filing. Most are late.',
  },
  fallen: {
    name: 'Tallis, Burner of Rolls',
    drives: ['Freedom'],
    power: 2,
    resolve: 2,
    abilities: [when(falls(self), discard(1, 'each player'))],
  },
  printing: { set: 'AST', number: 12, rarity: 'common' },
});
