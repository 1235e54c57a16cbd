import { character } from '@astris/engine/language';
import { always, C, grant, modify, plunder, self, treasury } from '@astris/engine/language/words';

export default character({
  id: 'orsolet-heir-of-coin',
  name: 'Orsolet, Heir of Coin',
  faction: 'Aurelian Throne',
  traits: ['Noble'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Ambition'],
    power: 2,
    resolve: 4,
    abilities: [always(modify(self, 'power', 2), treasury('you', { atLeast: 8 }))],
    flavor: 'Old money is only patience with a crest.',
  },
  fallen: {
    name: 'Orsolet, Disinherited',
    drives: ['Vengeance'],
    power: 4,
    resolve: 3,
    abilities: [always(grant(self, plunder(2)), treasury('you', { atMost: 3 }))],
  },
  printing: { set: 'AST', number: 11, rarity: 'common' },
});
