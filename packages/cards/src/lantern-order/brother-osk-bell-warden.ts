import { character } from '@astris/engine/language';
import { another, C, CP, falls, gain, lose, self, when, winsConflict, your } from '@astris/engine/language/words';

export default character({
  id: 'brother-osk-bell-warden',
  name: 'Brother Osk, Bell-Warden',
  faction: 'Lantern Order',
  traits: ['Monk'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Duty'],
    power: 2,
    resolve: 3,
    keywords: ['Guard'],
    abilities: [when(falls(another(your('Character'))), gain(CP(1)))],
    flavor: 'He rings for the lost, and counts.',
  },
  fallen: {
    name: 'Osk, the Bell Unrung',
    drives: ['Vengeance'],
    power: 3,
    resolve: 2,
    abilities: [when(winsConflict(self), lose(C(1), 'opponent'))],
  },
  printing: { set: 'AST', number: 60, rarity: 'common' },
});
