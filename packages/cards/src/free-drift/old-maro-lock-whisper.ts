import { character } from '@astris/engine/language';
import {
  activateThis,
  C,
  CP,
  destroyed,
  grant,
  lose,
  pay,
  self,
  target,
  when,
  your,
} from '@astris/engine/language/words';

export default character({
  id: 'old-maro-lock-whisper',
  name: 'Old Maro, Lock-Whisper',
  faction: 'Free Drift',
  traits: ['Picklock'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Truth'],
    power: 1,
    resolve: 3,
    abilities: [pay([CP(1), activateThis], grant(target(your('Spacecraft')), 'Elusive', 'this turn'))],
    flavor: 'Every door wants to be asked nicely.',
  },
  fallen: {
    name: 'Maro, Locked Out',
    drives: ['Vengeance'],
    power: 2,
    resolve: 2,
    abilities: [when(destroyed(self), lose(C(2), 'opponent'))],
  },
  printing: { set: 'AST', number: 36, rarity: 'common' },
});
