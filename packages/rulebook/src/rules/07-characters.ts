import { given, house, type RuleText } from '../text';

/** Rules 7. */
export const CHARACTERS = [
  {
    id: '7.1',
    text: [
      house('A permanent is ready or activated.'),
      house(
        'Attacking, intercepting, Binding and abilities marked "Activate:" need a ready permanent and activate it.',
      ),
    ],
  },
  {
    id: '7.2',
    text: [
      house(
        'A Character or Spacecraft that came under its controller\'s control this turn can\'t attack or use "Activate:" abilities this turn, unless Swift.',
      ),
      house('It may be activated for Bind and Partner, and it may intercept.'),
    ],
  },
  { id: '7.3', text: [house('Damage stays until healed.')] },
  {
    id: '7.4',
    text: [
      house(
        'A Character whose damage is at least its Resolve (0 counts), or that is told to fall, falls: its Fallen face comes up, all damage and SP markers leave it, and it is activated and unbound.',
      ),
      house('Excess damage is lost.'),
      house('"When this falls" printed on a Fallen face triggers as that face comes up.'),
    ],
  },
  {
    id: '7.5',
    text: [
      house('A Fallen Character whose damage is at least its Resolve is destroyed (Depleted Pile).'),
      house('So is a back face of type Character, which has no Fallen face.'),
    ],
  },
  {
    id: '7.6',
    text: [
      given('A Character that flips to its Fallen face is no longer Bound (8.10).'),
      house('Nor is it Partnered any longer.'),
    ],
  },
  {
    id: '7.7',
    text: [
      house('Redeem: flip a Fallen Character to its Character face, without damage.'),
      house('Ready state, markers and being Bound do not change.'),
    ],
  },
  { id: '7.8', text: [house('A Character face told to fall that is already Fallen stays as it is.')] },
  {
    id: '7.9',
    text: [
      house(
        'A Fallen Character is a Character and counts wherever Characters are counted: it may attack, and may be Bound by its own Drives, unless a card says otherwise.',
      ),
    ],
  },
] as const satisfies readonly RuleText[];
