import { character } from '@astris/engine/language';
import {
  activateThis,
  another,
  C,
  CP,
  damage,
  drive,
  falls,
  gain,
  heal,
  opponents,
  pay,
  ready,
  redeemed,
  self,
  target,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'ilyane-lamp-of-the-verge',
  name: 'Ilyane, Lamp of the Verge',
  faction: 'Lantern Order',
  traits: ['Priest'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Devotion', 'Truth'],
    power: 1,
    resolve: 4,
    keywords: ['Vigilant'],
    abilities: [
      when(redeemed(another(your('Character'))), gain(C(2))),
      pay([CP(1), activateThis], heal(2, target(your('Character', 'damaged')))),
    ],
    flavor: 'Hold still. It is only the dark.',
  },
  fallen: {
    name: 'Ilyane, the Guttered Flame',
    drives: ['Vengeance'],
    power: 4,
    resolve: 3,
    abilities: [
      when(falls(self), damage(2, target(opponents('Character')))),
      when(falls(another(your('Character', drive('Vengeance')))), ready(self)),
    ],
  },
  printing: { set: 'AST', number: 63, rarity: 'rare' },
});
