import { location } from '@astris/engine/language';
import { C, falls, gain, when, your } from '@astris/engine/language/words';

export default location({
  id: 'wickside-almonry',
  name: 'Wickside Almonry',
  faction: 'Lantern Order',
  traits: ['Hospice'],
  cost: C(2),
  defense: 2,
  income: 1,
  abilities: [when(falls(your('Character')), gain(C(1)))],
  flavor: 'Soup first. Sins after.',
  printing: { set: 'AST', number: 74, rarity: 'common' },
});
