import { device } from '@astris/engine/language';
import { always, C, gain, host, modify, when, winsConflict } from '@astris/engine/language/words';

export default device({
  id: 'seal-of-office',
  name: 'Seal of Office',
  faction: 'Aurelian Throne',
  traits: ['Regalia'],
  attach: 'Character',
  cost: C(2),
  abilities: [always(modify(host, 'resolve', 1)), when(winsConflict(host), gain(C(2)))],
  flavor: 'Whoever wears it was always right.',
  printing: { set: 'AST', number: 22, rarity: 'common' },
});
