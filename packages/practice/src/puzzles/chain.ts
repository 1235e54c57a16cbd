import position from './positions/chain.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const chain: Puzzle = {
  id: 'chain',
  title: 'The Chain and Fast Maneuvers',
  teaches: 'Responding in the middle of a conflict.',
  goal: {
    happens: 'conflictWon',
    after: { happens: 'played', card: { type: 'Maneuver', speed: 'Fast' } },
  },
  task: { says: 'Win a conflict this turn with the help of a Fast Maneuver.', rule: '12.7' },
  hints: [
    { says: 'After an attack is declared both may respond, the defender first.', rule: '12.1' },
    { says: 'Fast Maneuvers may be played in that window; they resolve before the strike.', rule: '11.3' },
    { says: 'Attack {at1} with {by1}, and respond with {by2} before the strike.', rule: '12.3' },
  ],
  explained: {
    says: '{by2} went on the Chain and resolved first, so the strike came with its help. The last thing put on the Chain resolves first.',
    rule: '11.2',
  },
  shape: [['attack'], ['play']],
  position: positionFrom(position),
};
