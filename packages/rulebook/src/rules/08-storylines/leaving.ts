import { given, house, type RuleText } from '../../text';

/** Rules 8.7 to 8.9. */
export const LEAVING = [
  { id: '8.7.1', text: [given('A Storyline may be played only in the Acts (I, II or III) named on its card.')] },
  {
    id: '8.8.1',
    text: [
      given("The controller of a Storyline can't discard it by choice."),
      house(
        'Nor can they sacrifice it or give it up as a cost, nor lose it by playing another of the same unique name (4.6).',
      ),
    ],
  },
  {
    id: '8.8.2',
    text: [
      given(
        'A Storyline in play leaves it only by completing naturally, by completing through Skip, or by being removed by an expensive disruption Maneuver.',
      ),
    ],
  },
  {
    id: '8.8.3',
    text: [
      given('Whenever a Storyline leaves play, any Character Bound to it flips to its Fallen face.'),
      given('Completion unbinds first (8.9), so the Character of a completed Storyline does not fall.'),
    ],
  },
  {
    id: '8.8.4',
    text: [
      house(
        'Only a Maneuver that names Storylines, costs at least 5 CP and is used by another player can remove one in progress.',
      ),
    ],
  },
  {
    id: '8.9.1',
    text: [
      given(
        'When the last Chapter of a Storyline completes, the Storyline flips to its back face: a Completed Storyline, Spacecraft, Device, Location or any other permanent type.',
      ),
      given('It is a permanent of that type and follows the rules of that type.'),
    ],
  },
  { id: '8.9.2', text: [given('The Bound Character is unbound and stays in play.'), house('It stays as it is.')] },
  {
    id: '8.9.3',
    text: [
      given("The back face's printed reward goes to the player that it names (9.4)."),
      house('It is given for natural and skipped completion alike.'),
    ],
  },
  {
    id: '8.9.4',
    text: [
      given(
        'A back face remains on the Map as a permanent: it is counted in 9.4 step 1 and by conditions, and it can be targeted.',
      ),
      house('Its printed SP count (15.1).'),
    ],
  },
  {
    id: '8.9.5',
    text: [
      given(
        "At the end of an Act, in step 2a, the Storyline that ended the Act, whatever its back face, goes to its owner's Burned Pile; every other completed Storyline card goes to its owner's Depleted Pile.",
      ),
      house(
        'A card may except itself (1.2): Enduring is such card text, "this face stays on the Map when the Act ends".',
      ),
      house('An Enduring back face prints no SP.'),
      house(
        'A back face of another type than Completed Storyline that is meant to fight, pay or defend in later Acts carries Enduring.',
      ),
    ],
  },
  {
    id: '8.9.6',
    text: [house('A back face keeps its controller and markers and becomes ready.'), house('It has not "entered".')],
  },
] as const satisfies readonly RuleText[];
