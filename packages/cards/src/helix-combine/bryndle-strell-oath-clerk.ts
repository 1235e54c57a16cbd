import { character } from '@astris/engine/language';
import {
  all,
  always,
  C,
  chapterEnds,
  damage,
  modify,
  opponents,
  target,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'bryndle-strell-oath-clerk',
  name: 'Bryndle Strell, Oath-Clerk',
  faction: 'Helix Combine',
  traits: ['Clerk'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Devotion', 'Duty'],
    power: 2,
    resolve: 4,
    abilities: [always(modify(all(your('Character', 'Bound')), 'power', 1))],
    flavor: 'Sign here, and mean it. The ink can tell.',
  },
  fallen: {
    name: 'Bryndle, Clause Unmet',
    drives: ['Vengeance'],
    power: 4,
    resolve: 3,
    abilities: [when(chapterEnds(opponents('Storyline')), damage(2, target(opponents('Character'))))],
  },
  printing: { set: 'AST', number: 90, rarity: 'uncommon' },
});
