import { house, type RuleText } from '../text';

/** Rules 1. */
export const GOLDEN_RULES = [
  {
    id: '1.1',
    text: [
      house('Astris is a game for two players.'),
      house('Where a given rule says "any player" or "every other player", it means one or both of them.'),
    ],
  },
  { id: '1.2', text: [house('Where a card contradicts a rule, the card is right, for that card.')], guidance: true },
  { id: '1.3', text: [house('"Can\'t" beats "can".')] },
  {
    id: '1.4',
    text: [
      house('Do as much of an effect as is possible, in the order written.'),
      house('A cost is paid whole or not at all.'),
    ],
  },
  {
    id: '1.5',
    text: [
      house('When both players must choose at once, the active player chooses first.'),
      house('In 9.4 step 6 both choose in secret; only numbers of cards are shown.'),
    ],
  },
  { id: '1.6', text: [house('Amounts are whole numbers, never below zero.')] },
  {
    id: '1.7',
    text: [
      house('Whoever controls an effect makes its choices, unless it names another player.'),
      house('Choices are made from public information plus what that player may see.'),
    ],
  },
  {
    id: '1.8',
    text: [
      house('Hands, decks, sideboards and cards set aside face down are hidden; their sizes are public.'),
      house('Everything else is public.'),
    ],
  },
  {
    id: '1.9',
    text: [
      house('"You" on a card is its controller, in a Skip condition too.'),
      house('The "skipping player" is the one who uses the Skip and pays its cost.'),
    ],
  },
] as const satisfies readonly RuleText[];
