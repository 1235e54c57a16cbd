import { location } from '@astris/engine/language';
import { C, destroyed, draw, opponents, when } from '@astris/engine/language/words';

export default location({
  id: 'breakers-reef',
  name: 'Breakers’ Reef',
  faction: 'Free Drift',
  traits: ['Reef'],
  cost: C(2),
  defense: 2,
  income: 1,
  abilities: [when(destroyed(opponents('Spacecraft')), draw(1))],
  flavor: 'The tide comes in twice a day, with cargo.',
  printing: { set: 'AST', number: 42, rarity: 'common' },
});
