import { house, type RuleText } from '../text';

/** Rules 12. */
export const CONFLICT = [
  {
    id: '12.1',
    text: [
      house(
        "Attack, a Slow action: activate a ready Character or Spacecraft and choose an opponent's Homeworld, Location, Character or Spacecraft.",
      ),
      house('Then both may respond, the defender first.'),
    ],
  },
  {
    id: '12.2',
    text: [
      house(
        'Intercept: the defender may activate one ready Character or Spacecraft, other than the target, to become the new target.',
      ),
      house("Characters can't intercept Spacecraft."),
      house('Bound Characters may intercept; each attack has one interception.'),
      house('Then both may respond.'),
    ],
  },
  {
    id: '12.3',
    text: [
      house('Strike: attacker and a target with Power deal damage equal to Power to each other at the same time.'),
    ],
  },
  {
    id: '12.4',
    text: [
      house('If attacker or target is gone or changed control before the strike, the conflict ends with no strike.'),
    ],
  },
  {
    id: '12.5',
    text: [house("Raid, on a Homeworld: its controller loses C equal to the attacker's Power less Bastion.")],
  },
  {
    id: '12.6',
    text: [
      house(
        'Siege, on a Location: damage equal to Power; with damage at least its Defense it is seized: the controller of the source of that damage takes control, damage removed (11.5c).',
      ),
    ],
  },
  {
    id: '12.7',
    text: [
      house(
        'The attacker wins a conflict when it is still on the Map, not newly fallen, and the target fell, was destroyed, was seized or lost C.',
      ),
      house("The target's controller wins it when the attacker fell or was destroyed and the target was not."),
      house('Set at 11.5e; a raid that took 0C is not won.'),
    ],
  },
] as const satisfies readonly RuleText[];
