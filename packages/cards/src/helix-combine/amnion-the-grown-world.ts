import { homeworld } from '@astris/engine/language';
import { always, discount } from '@astris/engine/language/words';

export default homeworld({
  id: 'amnion-the-grown-world',
  name: 'Amnion, the Grown World',
  factions: ['Helix Combine'],
  treasury: 12,
  income: 3,
  command: 2,
  bastion: 2,
  abilities: [always(discount('Device', 1))],
  flavor: 'Nothing here was built. All of it was ordered.',
  printing: { set: 'AST', number: 87, rarity: 'rare' },
});
