import { spacecraft } from '@astris/engine/language';
import { C, draw, gain, pay, sacrificing, your } from '@astris/engine/language/words';

export default spacecraft({
  id: 'wake-barge',
  name: 'Wake-Barge',
  faction: 'Hollow Choir',
  traits: ['Barge'],
  cost: C(2),
  power: 1,
  hull: 3,
  abilities: [pay(sacrificing(your('Character', 'Fallen')), [gain(C(1)), draw(1)], { limit: 'once each turn' })],
  flavor: 'There is always room for one more guest of honour.',
  printing: { set: 'AST', number: 135, rarity: 'common' },
});
