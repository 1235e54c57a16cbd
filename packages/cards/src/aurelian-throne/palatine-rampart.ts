import { spacecraft } from '@astris/engine/language';
import { all, always, C, grant, resilient, your } from '@astris/engine/language/words';

export default spacecraft({
  id: 'palatine-rampart',
  name: 'Palatine Rampart',
  faction: 'Aurelian Throne',
  traits: ['Warship'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(5),
  power: 2,
  hull: 6,
  keywords: ['Guard'],
  abilities: [always(grant(all(your('Location')), resilient(1)))],
  flavor: 'A wall that comes when it is called.',
  printing: { set: 'AST', number: 20, rarity: 'rare' },
});
