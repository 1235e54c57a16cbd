import { character } from '@astris/engine/language';
import { another, any, C, destroyed, gain, instead, it, returnToHand, when, your } from '@astris/engine/language/words';

export default character({
  id: 'hespa-second-voice',
  name: 'Hespa, Second Voice',
  faction: 'Hollow Choir',
  traits: ['Cantor'],
  unique: true,
  cost: C(5),
  front: {
    drives: ['Devotion', 'Truth'],
    power: 3,
    resolve: 4,
    abilities: [instead('destroyed', another(your('Character', 'Fallen')), returnToHand(it))],
    flavor: 'A song needs somebody to come back in.',
  },
  fallen: {
    name: 'Hespa, the Held Harmony',
    drives: ['Devotion', 'Vengeance'],
    power: 3,
    resolve: 5,
    abilities: [when(destroyed(another(any('Character'))), gain(C(2)))],
  },
  printing: { set: 'AST', number: 122, rarity: 'rare' },
});
