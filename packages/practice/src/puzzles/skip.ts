import position from './positions/skip.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const skip: Puzzle = {
  id: 'skip',
  goal: { happens: 'chapterSkipped' },
  rules: { task: '8.6.1', hint1: '8.6.4', hint2: '8.6.2', hint3: '8.6.4', explained: '8.6.3' },
  shape: [['skip']],
  position: positionFrom(position),
};
