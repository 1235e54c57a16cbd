import { character } from '@astris/engine/language';
import { C, CP, chapterEnds, gain, isBound, lose, opponents, when, your } from '@astris/engine/language/words';

export default character({
  id: 'jorun-keeper-of-names',
  name: 'Jorun, Keeper of Names',
  faction: 'Lantern Order',
  traits: ['Scribe'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Truth', 'Duty'],
    power: 1,
    resolve: 4,
    abilities: [when(chapterEnds(your('Storyline')), gain(CP(1)))],
    flavor: 'Spell it for me once. I will say it for ever.',
  },
  fallen: {
    name: 'Jorun, Keeper of Grudges',
    drives: ['Vengeance'],
    power: 3,
    resolve: 3,
    abilities: [when(isBound(opponents('Storyline')), lose(C(2), 'opponent'))],
  },
  printing: { set: 'AST', number: 64, rarity: 'uncommon' },
});
