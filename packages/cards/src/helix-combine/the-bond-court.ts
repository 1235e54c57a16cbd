import { location } from '@astris/engine/language';
import { C, chapterEnds, gain, when, your } from '@astris/engine/language/words';

export default location({
  id: 'the-bond-court',
  name: 'The Bond-Court',
  faction: 'Helix Combine',
  traits: ['Court'],
  cost: C(2),
  defense: 2,
  income: 1,
  abilities: [when(chapterEnds(your('Storyline')), gain(C(1)))],
  flavor: 'Promises heard daily. Excuses by appointment.',
  printing: { set: 'AST', number: 103, rarity: 'common' },
});
