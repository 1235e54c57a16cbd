import { character } from '@astris/engine/language';
import { C, draw, plunder, raids, self, when } from '@astris/engine/language/words';

export default character({
  id: 'sunna-toll-wake-rider',
  name: 'Sunna Toll, Wake-Rider',
  faction: 'Free Drift',
  traits: ['Pilot'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Freedom'],
    power: 3,
    resolve: 2,
    keywords: ['Elusive', plunder(1)],
    flavor: 'She flies in your shadow, and charges you for it.',
  },
  fallen: {
    name: 'Sunna, Off the Charts',
    drives: ['Truth'],
    power: 2,
    resolve: 3,
    abilities: [when(raids(self), draw(1))],
  },
  printing: { set: 'AST', number: 40, rarity: 'common' },
});
