import { character } from '@astris/engine/language';
import { always, C, forbid, gain, lose, self, when, winsConflict } from '@astris/engine/language/words';

export default character({
  id: 'tavish-coil-debt-marshal',
  name: 'Tavish Coil, Debt-Marshal',
  faction: 'Helix Combine',
  traits: ['Marshal'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Duty', 'Ambition'],
    power: 3,
    resolve: 4,
    abilities: [when(winsConflict(self), [lose(C(1), 'opponent'), gain(C(1))])],
    flavor: 'He apologises first. It is in the contract.',
  },
  fallen: {
    name: 'Tavish, Foreclosed',
    drives: ['Vengeance'],
    power: 6,
    resolve: 2,
    abilities: [always(forbid(self, 'intercept'))],
  },
  printing: { set: 'AST', number: 97, rarity: 'uncommon' },
});
