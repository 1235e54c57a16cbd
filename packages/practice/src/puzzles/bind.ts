import position from './positions/bind.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const bind: Puzzle = {
  id: 'bind',
  goal: { happens: 'storyPointsChanged' },
  rules: { task: '8.10.2', hint1: '8.10.5', hint2: '8.4.2', hint3: '8.4.1', explained: '8.4.2' },
  shape: [['bind']],
  position: positionFrom(position),
};
