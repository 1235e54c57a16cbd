import { device } from '@astris/engine/language';
import { always, C, grant, host } from '@astris/engine/language/words';

export default device({
  id: 'false-transponder',
  name: 'False Transponder',
  faction: 'Free Drift',
  traits: ['Beacon'],
  attach: 'Spacecraft',
  cost: C(2),
  abilities: [always([grant(host, 'Elusive'), grant(host, 'Veiled')])],
  flavor: 'On every scope she is someone duller.',
  printing: { set: 'AST', number: 52, rarity: 'common' },
});
