import { device } from '@astris/engine/language';
import { C, draw, falls, host, when } from '@astris/engine/language/words';

export default device({
  id: 'mourners-bell',
  name: 'Mourners’ Bell',
  faction: 'Lantern Order',
  traits: ['Relic'],
  attach: 'Character',
  cost: C(1),
  abilities: [when(falls(host), draw(2))],
  flavor: 'It rings once, and then the singing starts.',
  printing: { set: 'AST', number: 80, rarity: 'common' },
});
