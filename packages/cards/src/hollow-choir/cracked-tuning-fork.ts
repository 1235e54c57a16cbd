import { device } from '@astris/engine/language';
import { activateThis, any, C, CP, choose, damage, pay, ready, target, your } from '@astris/engine/language/words';

export default device({
  id: 'cracked-tuning-fork',
  name: 'Cracked Tuning Fork',
  faction: 'Hollow Choir',
  traits: ['Relic'],
  cost: C(3),
  abilities: [
    pay(
      [CP(2), activateThis],
      choose(damage(1, target(any('Character', 'Fallen'))), ready(target(your('Character', 'Fallen')))),
    ),
  ],
  flavor: 'Struck once, it has not stopped since.',
  printing: { set: 'AST', number: 136, rarity: 'uncommon' },
});
