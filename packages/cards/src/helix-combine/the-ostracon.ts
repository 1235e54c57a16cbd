import { spacecraft } from '@astris/engine/language';
import { always, any, C, controls, grant, modify, self } from '@astris/engine/language/words';

export default spacecraft({
  id: 'the-ostracon',
  name: 'The Ostracon',
  faction: 'Helix Combine',
  traits: ['Warship'],
  acts: ['II', 'III'],
  unique: true,
  cost: C(6),
  power: 4,
  hull: 5,
  abilities: [always([modify(self, 'power', 1), grant(self, 'Veiled')], controls('you', any('Device'), 2))],
  flavor: 'Your name is on a shard aboard her.',
  printing: { set: 'AST', number: 105, rarity: 'rare' },
});
