import { storyline } from '@astris/engine/language';
import {
  aligned,
  allOf,
  C,
  CP,
  discard,
  discarding,
  draw,
  gain,
  hand,
  happens,
  iff,
  isBound,
  plays,
} from '@astris/engine/language/words';

export default storyline({
  id: 'the-ninth-confession',
  name: 'The Ninth Confession',
  cost: C(3),
  drives: ['Truth', 'Devotion'],
  tone: 'Aspirational',
  bound: true,
  chapters: [
    { title: 'Kneel', end: happens(isBound()), reward: [draw(1)], sp: 1 },
    {
      title: 'Speak',
      end: happens(plays('you', 'Maneuver'), 2),
      reward: [draw(1), iff(aligned, gain(CP(1)))],
      sp: 1,
      skip: { cost: [discarding(3)] },
    },
    {
      title: 'Be Answered',
      climactic: true,
      end: allOf(happens(plays('you', 'Maneuver'), 3), hand('you', { atLeast: 3 })),
      sp: 1,
    },
  ],
  back: { name: 'What Was Said There', becomes: 'Completed Storyline', reward: [discard(1, 'opponent'), gain(CP(2))] },
  flavor: 'Eight were practice.',
  printing: { set: 'AST', number: 187, rarity: 'uncommon' },
});
