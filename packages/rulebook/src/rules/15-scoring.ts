import { given, house, type RuleText } from '../text';

/** Rules 15. */
export const SCORING = [
  {
    id: '15.1',
    text: [
      given('SP are counted from the board when an Act ends.'),
      house('On the board are the markers on permanents that a player controls and the SP printed on them.'),
      given('SP awarded in this Act for an empty Treasury (16) are added.'),
    ],
  },
  { id: '15.2', text: [given('The player with the most SP wins the Act; every other player is a loser of it.')] },
  { id: '15.3', text: [given('A tie goes to the active player.')] },
  { id: '15.4', text: [given('A player who wins two Acts wins the game, so a game lasts two or three Acts.')] },
  { id: '15.5', text: [house('A player may concede at any time and loses the game.')] },
] as const satisfies readonly RuleText[];
