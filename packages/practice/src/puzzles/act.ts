import position from './positions/act.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const act: Puzzle = {
  id: 'act',
  title: 'The end of an Act',
  teaches: 'When an Act ends, and who wins it.',
  goal: { happens: 'actWon' },
  task: { says: 'End this Act this turn, and win it.', rule: '9.4.2' },
  hints: [
    {
      says: 'A Storyline that completes ends the Act: see what its third Chapter waits for. That alone does not win it.',
      rule: '9.4.0',
    },
    { says: 'Story Points are counted from the board then; a tie goes to the active player.', rule: '15.3' },
    { says: 'Attack {at1} with {by1}.', rule: '9.4.2' },
  ],
  explained: {
    says: 'The Act ended with the Storyline, and the Story Points on the Map decided it. The loser now gets at least 10C, so winning early has its price.',
    rule: '9.4.4',
  },
  shape: [['attack']],
  position: positionFrom(position),
};
