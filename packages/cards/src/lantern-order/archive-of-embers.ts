import { location } from '@astris/engine/language';
import { C, chapterEnds, draw, when, your } from '@astris/engine/language/words';

export default location({
  id: 'archive-of-embers',
  name: 'Archive of Embers',
  faction: 'Lantern Order',
  traits: ['Library'],
  cost: C(4),
  defense: 3,
  income: 1,
  sp: 1,
  abilities: [when(chapterEnds(your('Storyline')), draw(1))],
  flavor: 'Nothing here is lost. It is only still warm.',
  printing: { set: 'AST', number: 71, rarity: 'uncommon' },
});
