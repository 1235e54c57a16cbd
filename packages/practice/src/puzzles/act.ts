import position from './positions/act.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const act: Puzzle = {
  id: 'act',
  goal: { happens: 'actWon' },
  rules: { task: '9.4.2', hint1: '9.4.0', hint2: '15.3', hint3: '9.4.2', explained: '9.4.4' },
  shape: [['attack']],
  position: positionFrom(position),
};
