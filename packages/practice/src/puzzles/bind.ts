import position from './positions/bind.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const bind: Puzzle = {
  id: 'bind',
  title: 'Bind and Chapters',
  teaches: 'Who should carry a Storyline.',
  goal: { happens: 'storyPointsChanged' },
  task: {
    says: 'Bind a Character so that a Chapter of your Storyline completes and its Story Points stay.',
    rule: '8.10.2',
  },
  hints: [
    {
      says: 'Bind activates one ready Character of yours, and that can complete a Chapter whose End is “Bind”.',
      rule: '8.10.5',
    },
    { says: 'A Character without a Drive of the Storyline gets no Story Points from it.', rule: '8.4.2' },
    { says: 'Bind {by1} to {at1}.', rule: '8.4.1' },
  ],
  explained: {
    says: '{by1} shares a Drive with {at1}: it is Aligned, so the Chapter’s Story Points stay on it. Anybody may be Bound, but only who is Aligned is rewarded with Story Points.',
    rule: '8.4.2',
  },
  shape: [['bind']],
  position: positionFrom(position),
};
