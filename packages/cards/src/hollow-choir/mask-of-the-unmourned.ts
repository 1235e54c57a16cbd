import { device } from '@astris/engine/language';
import { always, C, grant, host, is, modify } from '@astris/engine/language/words';

export default device({
  id: 'mask-of-the-unmourned',
  name: 'Mask of the Unmourned',
  faction: 'Hollow Choir',
  traits: ['Relic'],
  attach: 'Character',
  cost: C(2),
  abilities: [always([modify(host, 'power', 2), grant(host, 'Veiled')], is(host, 'Fallen'))],
  flavor: 'It fits whoever has no face left to lose.',
  printing: { set: 'AST', number: 137, rarity: 'common' },
});
