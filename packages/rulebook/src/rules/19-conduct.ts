import { house, type RuleText } from '../text';

/** Rules 19. */
export const CONDUCT = [
  {
    id: '19.1',
    text: [
      house('Each player has a clock: 10 seconds for each decision, then a bank of 15 minutes that never grows.'),
      house('A player whose 10 seconds and bank both run out during a decision loses the game.'),
    ],
  },
  {
    id: '19.2',
    text: [house("A disconnected player's clock runs on; nothing is lost; they may come back from any device.")],
  },
  {
    id: '19.3',
    text: [
      house(
        "At the end of turn 30 of an Act (both players' turns counted) it is scored on the board as it stands, from 9.4 step 1, and 2a Burns nothing: an adjudication, so that every game ends.",
      ),
      house('A tie goes to the player with more permanents, then to the one whose turn ended.'),
      house('The game shows the count from turn 20.'),
    ],
  },
  {
    id: '19.4',
    text: [
      house("Rated games need both players to have made at least one decision; before that a leaver's game is void."),
    ],
  },
  {
    id: '19.5',
    text: [
      house(
        'If a clock runs out in 9.4 step 6 or 7 only the decision is lost: nothing set aside, no exchange, no mulligan, the loser plays first.',
      ),
      house('Later decisions have their 10 seconds.'),
    ],
  },
] as const satisfies readonly RuleText[];
