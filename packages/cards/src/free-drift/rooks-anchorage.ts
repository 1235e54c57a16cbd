import { homeworld } from '@astris/engine/language';
import { all, always, grant, plunder, your } from '@astris/engine/language/words';

export default homeworld({
  id: 'rooks-anchorage',
  name: 'Rook’s Anchorage',
  factions: ['Free Drift', 'Hollow Choir'],
  treasury: 8,
  income: 3,
  command: 2,
  bastion: 0,
  abilities: [always(grant(all(your('Spacecraft')), plunder(1)))],
  flavor: 'No walls, no warrants, no questions about the hole in the hull.',
  printing: { set: 'AST', number: 29, rarity: 'rare' },
});
