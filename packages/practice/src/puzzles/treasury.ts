import position from './positions/treasury.json' with { type: 'json' };
import { type Puzzle, positionFrom } from './puzzle';

export const treasury: Puzzle = {
  id: 'treasury',
  title: 'Treasury and Map',
  teaches: 'What you pay with, and what stays on the Map.',
  goal: { happens: 'entered', times: 2 },
  task: { says: 'Put two cards from your hand on the Map this turn.', rule: '3.2' },
  hints: [
    {
      says: 'Permanents cost Currency, the C of your Treasury. Maneuvers cost Command Points, so they don’t help here.',
      rule: '3.2',
    },
    { says: 'The dearest card leaves too little C for a second one.', rule: '11.1' },
    { says: '{by1} and {by2} can be paid for together.', rule: '3.2' },
  ],
  explained: {
    says: 'What is paid is gone, and Income comes only at the start of your next turn. Every card on the Map counts when an Act ends, so two may be worth more than one that is dear.',
    rule: '10.3',
  },
  shape: [['play'], ['play']],
  position: positionFrom(position),
};
