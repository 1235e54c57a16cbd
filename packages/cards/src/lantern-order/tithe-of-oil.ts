import { maneuver } from '@astris/engine/language';
import { C, CP, draw, gain, numberOf, your } from '@astris/engine/language/words';

export default maneuver({
  id: 'tithe-of-oil',
  name: 'Tithe of Oil',
  faction: 'Lantern Order',
  speed: 'Slow',
  cost: CP(2),
  effect: [gain(C(numberOf(your('Location')))), draw(1)],
  flavor: 'One measure in ten, and nobody measures.',
  printing: { set: 'AST', number: 84, rarity: 'common' },
});
