import { location } from '@astris/engine/language';
import { all, always, C, forbid, opponents } from '@astris/engine/language/words';

export default location({
  id: 'the-oubliette-ring',
  name: 'The Oubliette Ring',
  faction: 'Aurelian Throne',
  traits: ['Prison'],
  acts: ['II', 'III'],
  cost: C(4),
  defense: 3,
  sp: 1,
  abilities: [always(forbid(all(opponents('Character', 'Fallen')), 'ready'))],
  flavor: 'No walls. Only a very long orbit.',
  printing: { set: 'AST', number: 17, rarity: 'uncommon' },
});
