import { location } from '@astris/engine/language';
import { activateThis, C, CP, gain, pay } from '@astris/engine/language/words';

export default location({
  id: 'the-crown-mint',
  name: 'The Crown Mint',
  faction: 'Aurelian Throne',
  traits: ['Works'],
  cost: C(4),
  defense: 3,
  income: 2,
  abilities: [pay([CP(2), activateThis], gain(C(2)))],
  flavor: 'Her face on one side. Yours to lose on the other.',
  printing: { set: 'AST', number: 15, rarity: 'uncommon' },
});
