import { character } from '@astris/engine/language';
import { activateThis, C, CP, forbid, opponents, pay, target } from '@astris/engine/language/words';

export default character({
  id: 'ibb-nobodys-envoy',
  name: 'Ibb, Nobody’s Envoy',
  faction: 'Independent',
  traits: ['Envoy'],
  unique: true,
  cost: C(2),
  front: {
    drives: ['Ambition', 'Duty'],
    power: 1,
    resolve: 3,
    abilities: [pay([CP(1), activateThis], forbid(target(opponents('Character')), 'intercept', 'this turn'))],
    flavor: 'I bring greetings. From whom? Quite.',
  },
  fallen: {
    name: 'Ibb, Everyone’s Prisoner',
    drives: ['Freedom'],
    power: 1,
    resolve: 4,
    keywords: ['Guard'],
  },
  printing: { set: 'AST', number: 141, rarity: 'common' },
});
