import { house, type RuleText } from '../text';

/** Rules 10. */
export const TURN = [
  { id: '10.1', text: [house('Phases: Ready, Income, Draw, Action, End.'), house('The players alternate.')] },
  { id: '10.2', text: [house('Ready: ready all your permanents.')] },
  {
    id: '10.3',
    text: [
      house(
        "Income: gain C equal to your Homeworld's Income plus other printed income, and CP equal to its Command plus other printed command.",
      ),
    ],
  },
  {
    id: '10.4',
    text: [
      house('Draw: draw one card.'),
      house('The first player of the game skips this in their first turn; later Acts have no such skip.'),
    ],
  },
  {
    id: '10.5',
    text: [
      house('Action: any number of actions, one at a time: play a card, use an ability, Bind, Partner, Skip, attack.'),
      house('It ends when you pass on an empty Chain.'),
    ],
  },
  {
    id: '10.6',
    text: [
      house('End:'),
      house('a) "at the end of turn" abilities;'),
      house('b) the award of 16.1;'),
      house('c) effects that last this turn end and damage on Locations goes;'),
      house('d) the active player discards down to 8 cards (Depleted Pile).'),
      house('A check follows each; if a Storyline completes, the rest is not done.'),
    ],
  },
  {
    id: '10.7',
    text: [
      house(
        'A player whose turn it was as the Act ended, and who plays first in the next, skips Ready, Income and Draw in that turn.',
      ),
    ],
  },
  { id: '10.8', text: [house('No effect gives extra turns or phases.')] },
] as const satisfies readonly RuleText[];
