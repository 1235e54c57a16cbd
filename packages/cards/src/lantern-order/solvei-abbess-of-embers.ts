import { character } from '@astris/engine/language';
import {
  activateThis,
  another,
  C,
  CP,
  falls,
  lose,
  pay,
  redeem,
  target,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'solvei-abbess-of-embers',
  name: 'Solvei, Abbess of Embers',
  faction: 'Lantern Order',
  traits: ['Priest'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(5),
  front: {
    drives: ['Devotion', 'Truth'],
    power: 2,
    resolve: 5,
    abilities: [pay([CP(3), activateThis], redeem(target(your('Character', 'Fallen'))))],
    flavor: 'Ash remembers the shape of the tree.',
  },
  fallen: {
    name: 'Solvei, the Cold Hearth',
    drives: ['Vengeance', 'Ambition'],
    power: 4,
    resolve: 4,
    abilities: [when(falls(another(your('Character'))), lose(C(2), 'opponent'))],
  },
  printing: { set: 'AST', number: 70, rarity: 'rare' },
});
