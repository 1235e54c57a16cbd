import { house, type RuleText } from '../text';

/** Rules 13. */
export const ABILITIES = [
  {
    id: '13.1',
    text: [
      house('An activated ability is Slow unless it says Fast.'),
      house('Abilities are static, triggered ("When", "At"), activated ("Cost: effect"), and replacement ("instead").'),
    ],
  },
  {
    id: '13.2',
    text: [
      house(
        "Triggered abilities that wait are put on the Chain after the check (11.5): the active player's first, in the order that each controller chooses.",
      ),
    ],
  },
  {
    id: '13.3',
    text: [house('Effects that set a value apply before those that add; within each, in the order of time.')],
  },
  {
    id: '13.4',
    text: [
      house('At most one replacement applies to one event for each source; the affected player orders several.'),
      house('A card whose fall or destruction is replaced loses all damage.'),
    ],
  },
  {
    id: '13.5',
    text: [
      house('A loop: after 50 resolutions without a decision the game compares its states (counters left out).'),
      house(
        'A repeat, or 1,000 resolutions in one turn, sends the turn to its End Phase without triggered abilities, and is reported.',
      ),
    ],
  },
] as const satisfies readonly RuleText[];
