import { character } from '@astris/engine/language';
import { C, discarding, hand, lose, modify, pay, self, turnEnds, when } from '@astris/engine/language/words';

export default character({
  id: 'corvane-crown-auditor',
  name: 'Corvane, Crown Auditor',
  faction: 'Aurelian Throne',
  traits: ['Clerk'],
  unique: true,
  cost: C(4),
  front: {
    drives: ['Duty', 'Truth'],
    power: 2,
    resolve: 4,
    abilities: [when(turnEnds(), lose(C(2), 'opponent'), hand('opponent', { atLeast: 5 }))],
    flavor: 'Idle cards, idle ships. All of it is taxable.',
  },
  fallen: {
    name: 'Corvane, in the Red',
    drives: ['Ambition', 'Freedom'],
    power: 3,
    resolve: 3,
    abilities: [pay(discarding(1), modify(self, 'power', 2, 'this turn'), { limit: 'once each turn' })],
  },
  printing: { set: 'AST', number: 6, rarity: 'common' },
});
