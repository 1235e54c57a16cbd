import { spacecraft } from '@astris/engine/language';
import { C, instead, returnToHand, self } from '@astris/engine/language/words';

export default spacecraft({
  id: 'candle-skiff',
  name: 'Candle Skiff',
  faction: 'Lantern Order',
  traits: ['Skiff'],
  cost: C(2),
  power: 1,
  hull: 2,
  abilities: [instead('destroyed', 'this', returnToHand(self))],
  flavor: 'Small enough to be relit.',
  printing: { set: 'AST', number: 75, rarity: 'common' },
});
