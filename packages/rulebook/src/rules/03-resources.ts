import { given, house, type RuleText } from '../text';

/** Rules 3. */
export const RESOURCES = [
  {
    id: '3.1',
    text: [
      given("Currency, written C, is kept in a player's Treasury, which never holds more than 20C."),
      house('What would go above is lost.'),
    ],
  },
  {
    id: '3.2',
    text: [
      house('Command Points, written CP, are kept in a pool of at most 10.'),
      house('Permanents cost C; Maneuvers and most activated abilities cost CP.'),
    ],
  },
  { id: '3.3', text: [given('Acts only move forward: nothing returns the game to an earlier Act.')] },
  { id: '3.4', text: [given('Story Points, written SP, decide Acts (15).'), given('They are public.')] },
  {
    id: '3.5',
    text: [
      house('SP awarded to a Character or Storyline are markers on it.'),
      house('SP that an effect gives to a player are markers on their Homeworld.'),
      house('Empty-Treasury SP go to a public tally (16).'),
      house("A player pays or loses SP from their own markers and tally, as they choose; printed SP can't be paid."),
    ],
  },
  {
    id: '3.6',
    text: [
      house("Sacrifice: put a permanent you control into its owner's Depleted Pile."),
      house("Homeworlds, Storylines in progress and Bound Characters can't be sacrificed."),
    ],
  },
] as const satisfies readonly RuleText[];
