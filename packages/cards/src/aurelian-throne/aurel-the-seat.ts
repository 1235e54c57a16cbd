import { homeworld } from '@astris/engine/language';
import { CP, gain, opponents, seized, when } from '@astris/engine/language/words';

export default homeworld({
  id: 'aurel-the-seat',
  name: 'Aurel, the Seat',
  factions: ['Aurelian Throne'],
  treasury: 10,
  income: 3,
  command: 2,
  bastion: 2,
  abilities: [when(seized(opponents('Location')), gain(CP(2)))],
  flavor: 'The chair is older than the sun it faces.',
  printing: { set: 'AST', number: 1, rarity: 'rare' },
});
