import { given, house, type RuleText } from '../text';

/** Rules 5. */
export const ZONES = [
  {
    id: '5.1',
    text: [
      house(
        "Zones: each player's Deck, Hand, Sideboard, Depleted Pile, Burned Pile and Set-aside; the shared Map; the Chain.",
      ),
    ],
  },
  { id: '5.2', text: [given('A permanent is any card on the Map (18.25).')] },
  {
    id: '5.3',
    text: [
      house("A card's owner is whose deck list it came in."),
      house('Its controller is who put it on the Map or last took control.'),
      house("A card always goes to its owner's piles, hand or deck."),
    ],
  },
  {
    id: '5.4',
    text: [
      house('A card that changes zone is a new object: damage, markers, attachments and effects on it end.'),
      house('Flipping a face is not a change of zone.'),
    ],
  },
  { id: '5.5', text: [house('Burned cards never come back.'), house('Depleted cards may, by card text.')] },
  {
    id: '5.6',
    text: [
      house("Drawing from an empty deck: lose 2C for each card that can't be drawn."),
      house('Not in setup, mulligans or 9.4: there, draw what is left.'),
    ],
  },
  {
    id: '5.7',
    text: [
      house('A permanent enters ready, front face up, controlled by who played it.'),
      house('Cards placed in setup do not "enter", and nothing triggers.'),
    ],
  },
] as const satisfies readonly RuleText[];
