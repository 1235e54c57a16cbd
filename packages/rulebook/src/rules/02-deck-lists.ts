import { given, house, type RuleText } from '../text';

/** Rules 2. */
export const DECK_LISTS = [
  {
    id: '2.1',
    text: [
      house(
        'A deck list is one Homeworld, one Starter Character, a main deck of 50 to 80 cards, and optionally a sideboard.',
      ),
    ],
  },
  {
    id: '2.2',
    text: [
      house('At most 3 copies of a card by name, counted over Starter, main deck and sideboard together.'),
      house("A card's name is its front name, whichever face is up."),
    ],
  },
  {
    id: '2.3',
    text: [
      house('The Homeworld prints one or two factions.'),
      house('Every other card belongs to one of those, or is Independent, or is a Storyline (8.2).'),
    ],
  },
  { id: '2.4', text: [house('The Starter Character costs 3C or less and may be played in Act I.')] },
  {
    id: '2.5',
    text: [
      given('A player need not have a sideboard.'),
      given('A sideboard has up to 15 cards, all of them legal for this deck (9.7).'),
    ],
  },
  { id: '2.6', text: [house('A main deck has at least four Storylines.')] },
  {
    id: '2.7',
    text: [
      house('A sideboard holds main-deck cards only.'),
      house('The limit of 80 is for the list, not for a deck after an exchange.'),
    ],
  },
] as const satisfies readonly RuleText[];
