import { given, house, type RuleText } from '../text';

/** Rules 17. */
export const SETUP = [
  { id: '17.1', text: [house('Chance picks a player, who says who plays first.')] },
  {
    id: '17.2',
    text: [
      house(
        "Both reveal Homeworlds, which go on the Map; each Treasury gets its starting value; each CP pool gets 1, the second player's 3.",
      ),
    ],
  },
  { id: '17.3', text: [given('Starter Characters are deployed in Act I.'), house('Each goes on the Map, ready.')] },
  { id: '17.4', text: [house('Shuffle; draw 7.')] },
  {
    id: '17.6',
    text: [
      given('A player may mulligan an opening hand, and a hand of 7 drawn in 9.4 step 6.'),
      house(
        'In turn order: shuffle the hand in, draw 7 again, then put one card for each mulligan taken on the bottom of the deck; at most 3 mulligans.',
      ),
    ],
  },
  {
    id: '17.7',
    text: [
      house(
        'Every shuffle comes from a seed that the server fixes, and commits to by hash, before the first draw; the seed is shown after the game.',
      ),
    ],
  },
] as const satisfies readonly RuleText[];
