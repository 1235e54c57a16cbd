import { location } from '@astris/engine/language';
import { all, always, any, C, forbid } from '@astris/engine/language/words';

export default location({
  id: 'quarantine-deep',
  name: 'Quarantine Deep',
  faction: 'Helix Combine',
  traits: ['Station'],
  cost: C(4),
  defense: 5,
  sp: 1,
  abilities: [always(forbid(all(any('Character', 'damaged')), 'intercept'))],
  flavor: 'Scratched is as good as infected. The doors agree.',
  printing: { set: 'AST', number: 101, rarity: 'uncommon' },
});
