import { storyline } from '@astris/engine/language';
import {
  aligned,
  all,
  anyOf,
  bound,
  C,
  CP,
  gain,
  happens,
  heal,
  iff,
  intercepts,
  isBound,
  modify,
  ready,
  sacrificing,
  turnEnds,
  winsConflict,
  your,
} from '@astris/engine/language/words';

export default storyline({
  id: 'oath-of-the-nine-lamps',
  name: 'Oath of the Nine Lamps',
  acts: ['II', 'III'],
  cost: C(3),
  drives: ['Duty', 'Devotion'],
  tone: 'Aspirational',
  bound: true,
  chapters: [
    { title: 'Nine Lit', end: happens(isBound()), reward: [gain(C(2))], sp: 1 },
    {
      title: 'Eight Out',
      end: anyOf(happens(intercepts(bound)), happens(winsConflict(bound))),
      reward: [heal(2, bound), iff(aligned, modify(bound, 'resolve', 1, 'this Act'))],
      sp: 1,
      skip: { cost: [sacrificing(your('Location'))] },
    },
    { title: 'The Ninth Burns', climactic: true, end: happens(turnEnds(), 3), sp: 1 },
  ],
  back: {
    name: 'An Oath Kept',
    becomes: 'Completed Storyline',
    reward: [ready(all(your('Character'))), gain(CP(2), 'winner')],
  },
  flavor: 'Eight went out in one night. She did not say which night she feared.',
  printing: { set: 'AST', number: 175, rarity: 'uncommon' },
});
