import { given, house, type RuleText } from '../text';

/** Rules 6. */
export const CARD_TYPES = [
  {
    id: '6.1',
    text: [
      house(
        'Homeworld: begins on the Map; prints starting Treasury (6 to 12), Income (2 to 4), Command (1 to 3), Bastion (0 to 2) and an ability.',
      ),
      house("It can't leave the Map, change control or be destroyed."),
    ],
  },
  { id: '6.2', text: [house('Character: Power, Resolve, Drives (7).')] },
  {
    id: '6.3',
    text: [
      house('Spacecraft: Power, Hull.'),
      house("It fights like a Character, can't be Bound, and with damage equal to its Hull is destroyed."),
    ],
  },
  {
    id: '6.4',
    text: [house('Location: Defense, often an income and printed SP.'), house('It can be attacked and seized (12.6).')],
  },
  {
    id: '6.5',
    text: [
      house('Device: a lasting tool.'),
      house(
        "With Attach it is played onto a permanent of the named kind and goes to its owner's Depleted Pile when that permanent leaves the Map, changes face or is no longer of that kind.",
      ),
      house('It keeps its controller when its host changes control.'),
      house('A Bound Storyline is not an attachment in this sense.'),
    ],
  },
  { id: '6.6', text: [house("Maneuver: Slow or Fast, has its effect and goes to its owner's Depleted Pile.")] },
  { id: '6.7', text: [given('Storyline (8); its back face may have the type Completed Storyline (8.9).')] },
  { id: '6.8', text: [house('A Completed Storyline has no rules beyond those of permanents and what it prints.')] },
  { id: '6.9', text: [house('Only Characters, Spacecraft and Locations take damage.')] },
] as const satisfies readonly RuleText[];
