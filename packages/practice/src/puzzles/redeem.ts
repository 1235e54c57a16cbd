import position from './positions/redeem.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const redeem: Puzzle = {
  id: 'redeem',
  title: 'Falling and redeeming',
  teaches: 'A Fallen Character can come back.',
  goal: { happens: 'redeemed' },
  task: { says: 'Redeem a Fallen Character of yours this turn.', rule: '7.7' },
  hints: [
    { says: 'A Character with damage of its Resolve falls: its Fallen face comes up.', rule: '7.4' },
    { says: 'Look for a card that says “redeem”, and for who it may be used on.', rule: '7.7' },
    { says: 'Use {by1}.', rule: '7.7' },
  ],
  explained: {
    says: 'The Character’s own face is up again, without damage. It stays activated or ready as it was, and it is not Bound any more: it has to be Bound anew.',
    rule: '7.7',
  },
  shape: [['play', 'ability']],
  position: positionFrom(position),
};
