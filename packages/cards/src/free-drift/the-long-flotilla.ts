import { homeworld } from '@astris/engine/language';
import { CP, grant, pay, target, your } from '@astris/engine/language/words';

export default homeworld({
  id: 'the-long-flotilla',
  name: 'The Long Flotilla',
  factions: ['Free Drift', 'Lantern Order'],
  treasury: 10,
  income: 3,
  command: 2,
  bastion: 0,
  abilities: [pay(CP(1), grant(target(your('Character')), 'Swift', 'this turn'), { limit: 'once each turn' })],
  flavor: 'Home is whatever keeps up.',
  printing: { set: 'AST', number: 30, rarity: 'rare' },
});
