import { given, house, type RuleText } from '../text';

/** Rule 16.1. */
export const EMPTY_TREASURY = [
  {
    id: '16.1',
    text: [
      given('An empty Treasury can award SP that count at the end of the Act.'),
      house(
        "At the end of a turn, from turn 3 of an Act on, if the opponent's Treasury holds 0C, the active player adds 1 SP to their tally, at most 3 in an Act.",
      ),
    ],
  },
] as const satisfies readonly RuleText[];
