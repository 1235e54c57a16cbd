import { homeworld } from '@astris/engine/language';
import { CP, gain, treasury, turnEnds, when } from '@astris/engine/language/words';

export default homeworld({
  id: 'meridian-exchequer',
  name: 'Meridian Exchequer',
  factions: ['Aurelian Throne', 'Helix Combine'],
  treasury: 9,
  income: 3,
  command: 1,
  bastion: 1,
  abilities: [when(turnEnds(), gain(CP(1)), treasury('you', { atLeast: 10 }))],
  flavor: 'Every war is entered here first, in a fair hand.',
  printing: { set: 'AST', number: 2, rarity: 'rare' },
});
