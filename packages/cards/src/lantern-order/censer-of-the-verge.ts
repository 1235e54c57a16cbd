import { device } from '@astris/engine/language';
import { always, C, grant, host, modify } from '@astris/engine/language/words';

export default device({
  id: 'censer-of-the-verge',
  name: 'Censer of the Verge',
  faction: 'Lantern Order',
  traits: ['Relic'],
  attach: 'Character',
  cost: C(2),
  abilities: [always([modify(host, 'resolve', 1), grant(host, 'Veiled')])],
  flavor: 'Smoke thick enough to hide a name in.',
  printing: { set: 'AST', number: 78, rarity: 'common' },
});
