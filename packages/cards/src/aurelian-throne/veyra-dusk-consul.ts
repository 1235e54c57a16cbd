import { character } from '@astris/engine/language';
import { C, CP, gain, lose, modify, pay, self, target, when, winsConflict, your } from '@astris/engine/language/words';

export default character({
  id: 'veyra-dusk-consul',
  name: 'Veyra, Dusk-Consul',
  faction: 'Aurelian Throne',
  traits: ['Noble'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(5),
  front: {
    drives: ['Ambition', 'Duty'],
    power: 3,
    resolve: 5,
    abilities: [
      when(winsConflict(self), gain(CP(1))),
      pay(C(2), modify(target(your('Location')), 'defense', 2, 'this turn'), { speed: 'Fast' }),
    ],
    flavor: 'She signs at sunset, so that nobody can read it until morning.',
  },
  fallen: {
    name: 'Veyra, the Unsealed',
    drives: ['Ambition'],
    power: 5,
    resolve: 3,
    abilities: [when(winsConflict(self), lose(C(2), 'each player'))],
  },
  printing: { set: 'AST', number: 13, rarity: 'rare' },
});
