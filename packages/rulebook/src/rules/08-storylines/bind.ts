import { given, house, type RuleText } from '../../text';

/** Rules 8.10 to 8.12. */
export const BIND = [
  {
    id: '8.10.1',
    text: [
      given(
        "Bind is an activated ability of a Bound Storyline, played as a Slow Maneuver: only in its controller's Action Phase.",
      ),
      given("Only the Storyline's controller may activate it."),
    ],
  },
  {
    id: '8.10.2',
    text: [
      given('Bind activates one Character that the controller controls; that Character becomes Bound.'),
      house('It must be ready.'),
      house("Bind can't be used while the Storyline has a Bound Character."),
      house('Bind and Partner resolve as they are activated, without responses.'),
    ],
  },
  {
    id: '8.10.3',
    text: [
      given(
        'A Character is Bound to at most one Storyline at a time, and a Bound Storyline has at most one Bound Character.',
      ),
      given("A Storyline can't be transferred between Characters, and no player can choose to unbind a Character."),
    ],
  },
  {
    id: '8.10.4',
    text: [
      given(
        'A Bound Character is unbound only when it flips to its Fallen face, when it is removed from play, or when the Storyline is destroyed, removed from play or completed.',
      ),
      house('Nothing changes the control of a Storyline in progress or of a Bound Character.'),
    ],
  },
  {
    id: '8.10.5',
    text: [
      given('A Storyline enters play unbound.'),
      given('"End: Bind" is met when its controller activates Bind.'),
      given('They may wait as long as they like, and the Chapter waits with them.'),
    ],
  },
  { id: '8.10.6', text: [house('A Storyline that lost its Bound Character may be Bound again; its progress stays.')] },
  {
    id: '8.11.1',
    text: [
      house(
        'A Storyline with Partner lets its controller, as a Slow Maneuver, activate a second ready Character, neither Bound nor Partnered, which becomes Partnered.',
      ),
      house("The Bound and the Partnered Character together are the Storyline's cast."),
    ],
  },
  {
    id: '8.11.2',
    text: [
      house('Partner needs a Bound Character.'),
      house(
        'When the Bound Character is unbound, or the Storyline leaves or completes, the Partner is freed, unharmed.',
      ),
    ],
  },
  {
    id: '8.11.3',
    text: [
      house('At most one Partner.'),
      house(
        "A Partnered Character can't be Bound or Partnered elsewhere, receives no SP awards, and is freed when it falls, leaves or changes control.",
      ),
      house('It does not fall when the Storyline leaves.'),
    ],
  },
  {
    id: '8.12.1',
    text: [
      house(
        'A Storyline with Reversal prints a second version of its last Chapter and a condition that makes that path live.',
      ),
      house('While the Reversal is live, it replaces Chapter 3.'),
      house('Which path is live is public (9.6).'),
    ],
  },
  {
    id: '8.12.2',
    text: [
      house('A Reversal that has become live stays live.'),
      house('A Storyline completed on its Reversal uses the reward printed for the Reversal on its back face.'),
    ],
  },
  {
    id: '8.12.3',
    text: [
      house("A Reversal is watched from the Storyline's entering play."),
      house(
        'If it goes live during Chapter 3, the Reversal activates in its place and counting starts anew; its own Skip, if printed, replaces the other.',
      ),
    ],
  },
] as const satisfies readonly RuleText[];
