import { storyline } from '@astris/engine/language';
import {
  anyOf,
  atMost,
  bound,
  C,
  CP,
  draw,
  forbid,
  gain,
  happens,
  isBound,
  lose,
  opponents,
  plays,
  seized,
  target,
  winsConflict,
} from '@astris/engine/language/words';

export default storyline({
  id: 'a-writ-against-the-sun',
  name: 'A Writ Against the Sun',
  acts: ['II', 'III'],
  cost: C(3),
  drives: ['Duty', 'Truth'],
  bound: true,
  chapters: [
    {
      title: 'Served',
      end: happens(isBound()),
      reward: [forbid(target(opponents('Character', atMost(2, 'power'))), 'attack', 'this Act')],
      sp: 1,
    },
    {
      title: 'Answered',
      end: anyOf(happens(plays('opponent', 'Maneuver'), 2), happens(winsConflict(bound), 2)),
      reward: [lose(C(2), 'opponent'), draw(1)],
      sp: 1,
      skip: { cost: [CP(4)] },
    },
    {
      title: 'Enforced',
      climactic: true,
      end: anyOf(
        happens(seized(opponents('Location')), 2),
        happens(plays('opponent', 'Maneuver'), 4),
        happens(winsConflict(bound), 3),
      ),
      sp: 1,
    },
  ],
  back: { name: 'The Sun, in Contempt', becomes: 'Completed Storyline', reward: [lose(C(3), 'opponent'), gain(CP(1))] },
  flavor: 'It rose anyway. They fined the morning.',
  printing: { set: 'AST', number: 167, rarity: 'uncommon' },
});
