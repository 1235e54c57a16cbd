import { spacecraft } from '@astris/engine/language';
import { C, discard, raids, self, when } from '@astris/engine/language/words';

export default spacecraft({
  id: 'the-unpaid-fare',
  name: 'The Unpaid Fare',
  faction: 'Free Drift',
  traits: ['Raider'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(5),
  power: 4,
  hull: 4,
  abilities: [when(raids(self), discard(1, 'opponent'))],
  flavor: 'You owe it the moment you see it.',
  printing: { set: 'AST', number: 50, rarity: 'rare' },
});
