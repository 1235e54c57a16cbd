import { device } from '@astris/engine/language';
import { activateThis, C, CP, forbid, it, opponents, pay, target } from '@astris/engine/language/words';

export default device({
  id: 'the-standing-injunction',
  name: 'The Standing Injunction',
  faction: 'Aurelian Throne',
  traits: ['Writ'],
  cost: C(3),
  abilities: [
    pay(
      [CP(2), activateThis],
      [forbid(target(opponents('Spacecraft')), 'attack', 'this turn'), forbid(it, 'intercept', 'this turn')],
      { speed: 'Fast' },
    ),
  ],
  flavor: 'Pending appeal, your engines are evidence.',
  printing: { set: 'AST', number: 23, rarity: 'common' },
});
