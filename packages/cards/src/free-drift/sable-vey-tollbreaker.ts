import { character } from '@astris/engine/language';
import {
  atMost,
  C,
  destroy,
  discard,
  draw,
  falls,
  may,
  opponents,
  self,
  target,
  when,
  winsConflict,
} from '@astris/engine/language/words';

export default character({
  id: 'sable-vey-tollbreaker',
  name: 'Sable Vey, Tollbreaker',
  faction: 'Free Drift',
  traits: ['Raider'],
  acts: ['I', 'II'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Freedom', 'Vengeance'],
    power: 4,
    resolve: 4,
    abilities: [when(winsConflict(self), may([discard(1, 'you'), draw(1)]))],
    flavor: 'I did pay. I paid the gate with the gate.',
  },
  fallen: {
    name: 'Sable, Who Burned the Gate',
    drives: ['Vengeance'],
    power: 5,
    resolve: 3,
    abilities: [when(falls(self), destroy(target(opponents('Location', atMost(3, 'defense')))))],
  },
  printing: { set: 'AST', number: 39, rarity: 'rare' },
});
