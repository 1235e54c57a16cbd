import { given, house, type RuleText } from '../../text';

/** Rules 8.2 to 8.6. */
export const CHAPTERS = [
  { id: '8.2.1', text: [given('Storylines are not faction-locked: any deck may include any Storyline.')] },
  {
    id: '8.2.2',
    text: [
      given("The Drives on a Storyline's type line are affinities, not requirements."),
      house('So they limit neither playing nor Binding.'),
    ],
  },
  {
    id: '8.2.3',
    text: [
      given(
        'A Character Bound to a Storyline that matches none of its Drives receives no SP awards from that Storyline.',
      ),
    ],
  },
  {
    id: '8.3.1',
    text: [
      given(
        'A Bound Storyline attaches to a single Character through its Bind ability (8.10); that Character pursues it as a personal arc.',
      ),
    ],
  },
  {
    id: '8.3.2',
    text: [
      given('A Player Storyline has no Bind: it remains in play for its controller without attaching to a Character.'),
      house('Its SP awards are placed on the Storyline itself.'),
    ],
  },
  {
    id: '8.3.3',
    text: [house('A Bound Storyline that has no Bound Character at the moment of an SP award awards no SP.')],
  },
  { id: '8.3.4', text: [house("A player controls at most two Storylines in progress and can't play a third.")] },
  {
    id: '8.4.1',
    text: [
      given(
        "A Character is Aligned with a Storyline if it shares at least one Drive with the Storyline's printed Drives.",
      ),
    ],
  },
  {
    id: '8.4.2',
    text: [given('SP awards to a Character that is not Aligned are ignored.'), house('Other rewards are not.')],
  },
  {
    id: '8.4.3',
    text: [
      given("A Chapter's reward may scale with alignment (for example: +2 CP if Aligned, else +1 CP)."),
      given("Alignment is checked at the moment that the Chapter's effect resolves."),
      house("It is checked by the Character's face that is up and its present Drives."),
    ],
  },
  {
    id: '8.5.1',
    text: [
      given('A Storyline has three Chapters.'),
      given('Each has an End condition and, optionally, a reward, an SP award and a Skip.'),
    ],
  },
  {
    id: '8.5.2',
    text: [
      given(
        'When the End condition of the active Chapter is met, the Chapter completes, its reward and SP award are gained, and the next Chapter activates.',
      ),
      given('Rewards are gained only when the End condition is met naturally.'),
    ],
  },
  {
    id: '8.5.3',
    text: [
      given("Once a Chapter is completed, its effect occurs and can't be undone."),
      house('No effect moves a Storyline to an earlier Chapter.'),
    ],
  },
  {
    id: '8.5.4',
    text: [house('Counting conditions ("win two conflicts") count from the moment that the Chapter activates.')],
  },
  {
    id: '8.5.5',
    text: [
      house("A Climactic Chapter says so on the card; the set's third Chapters are."),
      house(
        "Its End condition also needs the Act to be in its seventh turn or later (both players' turns counted; events count meanwhile; a state must be true when next looked at).",
      ),
      house('It has no Skip unless one is printed.'),
      house(
        'This is card text (1.2): by rule a Chapter completes when its condition is met, at once, and one whose condition is already true as it activates completes at once.',
      ),
    ],
  },
  { id: '8.5.6', text: [house('SP awards of a Bound Storyline are placed as markers on its Bound Character.')] },
  {
    id: '8.5.7',
    text: [
      house(
        'A completed Chapter does at once, without the Chain: its reward, then its SP award, then the next Chapter activates or the card flips.',
      ),
      house('Targets are chosen then; a part without a legal target is left out.'),
    ],
  },
  {
    id: '8.5.8',
    text: [house('Chapters met in one check all complete, each whole, in the order that the active player chooses.')],
  },
  {
    id: '8.6.1',
    text: [
      given(
        "Any player may use a Chapter's Skip, whoever controls the Storyline, to advance it without meeting the End condition.",
      ),
      house('A card may name who may.'),
    ],
  },
  {
    id: '8.6.2',
    text: [
      given('"Skip: Pay X" is a real cost (Currency, CP, SP, a sacrifice and so on), paid to advance.'),
      given('"Skip: When [condition]" is free and available while the condition is true.'),
      house('Using it is a choice, never automatic.'),
    ],
  },
  {
    id: '8.6.3',
    text: [
      given('A skipped Chapter gives neither its reward nor its SP award.'),
      given('The next Chapter activates; skipping Chapter 3, where a card allows it, completes the Storyline.'),
    ],
  },
  {
    id: '8.6.4',
    text: [
      given("Skip is played as a Slow Maneuver, so in the skipping player's own Action Phase."),
      house('It uses the Chain and can be responded to; the cost is paid as it is played.'),
      house(
        "On resolution nothing happens if that Chapter is not active or a free Skip's condition is no longer true.",
      ),
    ],
  },
  {
    id: '8.6.5',
    text: [
      given("Skips are usually severe and fit the Chapter's theme."),
      given(
        'Aspirational Storylines are made so that their controller may want to skip a Chapter; Cursed ones so that an opponent may, to harm the controller.',
      ),
      given("Climactic Chapters (Chapter 3) typically can't be skipped."),
      house('"Aspirational" and "Cursed" have no rules of their own.'),
    ],
    guidance: true,
  },
] as const satisfies readonly RuleText[];
