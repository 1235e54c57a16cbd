import position from './positions/chain.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const chain: Puzzle = {
  id: 'chain',
  goal: {
    happens: 'conflictWon',
    after: { happens: 'played', card: { type: 'Maneuver', speed: 'Fast' } },
  },
  rules: { task: '12.7', hint1: '12.1', hint2: '11.3', hint3: '12.3', explained: '11.2' },
  shape: [['attack'], ['play']],
  position: positionFrom(position),
};
