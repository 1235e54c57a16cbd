import { character } from '@astris/engine/language';
import { any, C, destroyed, draw, gain, pay, sacrificing, when, your } from '@astris/engine/language/words';

export default character({
  id: 'nim-harrow-salvor',
  name: 'Nim Harrow, Salvor',
  faction: 'Free Drift',
  traits: ['Salvor'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Freedom', 'Truth'],
    power: 1,
    resolve: 3,
    abilities: [when(destroyed(any('Spacecraft')), gain(C(2)))],
    flavor: 'Every wreck is a letter. I read slowly.',
  },
  fallen: {
    name: 'Nim, Picked Clean',
    drives: ['Vengeance'],
    power: 2,
    resolve: 2,
    abilities: [pay(sacrificing(your('Spacecraft')), draw(2), { limit: 'once each turn' })],
  },
  printing: { set: 'AST', number: 35, rarity: 'common' },
});
