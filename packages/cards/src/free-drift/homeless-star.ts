import { spacecraft } from '@astris/engine/language';
import { always, any, C, controls, modify, not, self } from '@astris/engine/language/words';

export default spacecraft({
  id: 'homeless-star',
  name: 'Homeless Star',
  faction: 'Free Drift',
  traits: ['Clipper'],
  cost: C(3),
  power: 2,
  hull: 3,
  abilities: [always(modify(self, 'power', 1), not(controls('you', any('Location'))))],
  flavor: 'No port on her papers. No papers.',
  printing: { set: 'AST', number: 48, rarity: 'common' },
});
