import { character } from '@astris/engine/language';
import {
  activate,
  all,
  always,
  another,
  attacks,
  C,
  modify,
  opponents,
  self,
  target,
  trait,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'dame-perrin-ould',
  name: 'Dame Perrin Ould',
  faction: 'Aurelian Throne',
  traits: ['Officer'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(5),
  front: {
    drives: ['Duty'],
    power: 3,
    resolve: 5,
    keywords: ['Vigilant'],
    abilities: [always(modify(all(another(your('Character', trait('Officer')))), 'power', 1))],
    flavor: 'Her shield has eleven names on it. Ten are hers.',
  },
  fallen: {
    name: 'Ould, Oathless',
    drives: ['Vengeance'],
    power: 5,
    resolve: 3,
    abilities: [when(attacks(self), activate(target(opponents('Character', 'ready'))))],
  },
  printing: { set: 'AST', number: 7, rarity: 'rare' },
});
