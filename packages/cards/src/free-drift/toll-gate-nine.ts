import { location } from '@astris/engine/language';
import { C, lose, plays, when } from '@astris/engine/language/words';

export default location({
  id: 'toll-gate-nine',
  name: 'Toll Gate Nine',
  faction: 'Free Drift',
  traits: ['Station'],
  cost: C(3),
  defense: 4,
  income: 1,
  sp: 1,
  abilities: [when(plays('opponent', 'Spacecraft'), lose(C(1), 'opponent'))],
  flavor: 'Gates one to eight learned to be polite.',
  printing: { set: 'AST', number: 44, rarity: 'uncommon' },
});
