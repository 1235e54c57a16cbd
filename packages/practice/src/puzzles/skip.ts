import position from './positions/skip.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const skip: Puzzle = {
  id: 'skip',
  title: 'Skip',
  teaches: 'A way past a Chapter, and its price.',
  goal: { happens: 'chapterSkipped' },
  task: { says: 'Skip the active Chapter of your Storyline this turn.', rule: '8.6.1' },
  hints: [
    {
      says: 'Each Chapter may print a Skip. It is played like a Slow Maneuver, in your own Action Phase.',
      rule: '8.6.4',
    },
    { says: 'Its cost must still be there: don’t spend it on something else first.', rule: '8.6.2' },
    { says: 'Use the Skip of {at1} before anything else.', rule: '8.6.4' },
  ],
  explained: {
    says: 'A skipped Chapter gives neither its reward nor its Story Points; the next Chapter activates. The cost is paid as the Skip is played, even if it is answered.',
    rule: '8.6.3',
  },
  shape: [['skip']],
  position: positionFrom(position),
};
