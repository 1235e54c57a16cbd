import position from './positions/redeem.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const redeem: Puzzle = {
  id: 'redeem',
  goal: { happens: 'redeemed' },
  rules: { task: '7.7', hint1: '7.4', hint2: '7.7', hint3: '7.7', explained: '7.7' },
  shape: [['play', 'ability']],
  position: positionFrom(position),
};
