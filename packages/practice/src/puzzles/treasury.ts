import position from './positions/treasury.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const treasury: Puzzle = {
  id: 'treasury',
  goal: { happens: 'entered', times: 2 },
  rules: { task: '3.2', hint1: '3.2', hint2: '11.1', hint3: '3.2', explained: '10.3' },
  shape: [['play'], ['play']],
  position: positionFrom(position),
};
