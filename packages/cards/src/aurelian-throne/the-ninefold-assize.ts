import { location } from '@astris/engine/language';
import { C, lose, plays, when } from '@astris/engine/language/words';

export default location({
  id: 'the-ninefold-assize',
  name: 'The Ninefold Assize',
  faction: 'Aurelian Throne',
  traits: ['Court'],
  cost: C(4),
  defense: 5,
  income: 1,
  sp: 1,
  abilities: [when(plays('opponent', 'Maneuver'), lose(C(1), 'opponent'))],
  flavor: 'Nine judges, one chair.',
  printing: { set: 'AST', number: 16, rarity: 'uncommon' },
});
