import { device } from '@astris/engine/language';
import { always, C, grant, host, modify, plunder } from '@astris/engine/language/words';

export default device({
  id: 'grapnel-rig',
  name: 'Grapnel Rig',
  faction: 'Free Drift',
  traits: ['Rig'],
  attach: 'Spacecraft',
  cost: C(2),
  abilities: [always([modify(host, 'power', 1), grant(host, plunder(1))])],
  flavor: 'Close enough to shake hands is close enough.',
  printing: { set: 'AST', number: 53, rarity: 'common' },
});
