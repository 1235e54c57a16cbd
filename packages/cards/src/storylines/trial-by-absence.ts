import { storyline } from '@astris/engine/language';
import {
  aligned,
  anyOf,
  bound,
  C,
  draw,
  gain,
  happens,
  iff,
  intercepts,
  isBound,
  lose,
  plays,
  SP,
  sacrifice,
  turnEnds,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'trial-by-absence',
  name: 'Trial by Absence',
  acts: ['I', 'II'],
  cost: C(3),
  drives: ['Truth', 'Duty'],
  tone: 'Cursed',
  bound: true,
  chapters: [
    { title: 'The Charge', end: happens(isBound()), reward: [draw(1)], sp: 1 },
    {
      title: 'The Empty Dock',
      end: happens(turnEnds('opponent'), 3),
      reward: [iff(aligned, gain(C(2)), lose(C(2), 'you'))],
      sp: 1,
      skip: { cost: [C(3)] },
    },
    {
      title: 'The Verdict',
      climactic: true,
      end: anyOf(happens(winsConflict(bound), 2), happens(intercepts(bound), 3)),
      sp: 1,
    },
  ],
  reversal: {
    live: happens(plays('opponent', 'Maneuver'), 4),
    chapter: { title: 'In Absentia', climactic: true, end: happens(turnEnds(), 3), reward: [lose(C(3), 'you')] },
  },
  back: {
    name: 'A Sentence, Passed',
    becomes: 'Completed Storyline',
    reward: [sacrifice('winner', your('Character'))],
    reversalReward: [gain(SP(1), 'opponent')],
  },
  flavor: 'The accused was lightyears away. So was the crime.',
  printing: { set: 'AST', number: 197, rarity: 'common' },
});
