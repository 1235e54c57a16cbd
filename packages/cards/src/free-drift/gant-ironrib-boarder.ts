import { character } from '@astris/engine/language';
import { atMost, C, opponents, self, takeControl, target, when, winsConflict } from '@astris/engine/language/words';

export default character({
  id: 'gant-ironrib-boarder',
  name: 'Gant Ironrib, Boarder',
  faction: 'Free Drift',
  traits: ['Raider'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(6),
  front: {
    drives: ['Vengeance', 'Ambition'],
    power: 4,
    resolve: 4,
    abilities: [when(winsConflict(self), takeControl(target(opponents('Spacecraft', atMost(2, 'power'))), 'for good'))],
    flavor: 'Yours? I count one of me aboard and none of you.',
  },
  fallen: {
    name: 'Gant, Left Ashore',
    drives: ['Duty'],
    power: 4,
    resolve: 5,
    keywords: ['Guard'],
  },
  printing: { set: 'AST', number: 31, rarity: 'rare' },
});
