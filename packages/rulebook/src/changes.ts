import type { RuleId } from './book';

/** One change of house rules: which rules it touches, and what holds since. */
export interface Change {
  readonly rules: readonly RuleId[];
  readonly text: string;
}

/** An edition of the rulebook. */
export interface Edition {
  readonly version: string;
  /** The day of its publication: 2026-11-30. */
  readonly date: string;
  readonly about: readonly string[];
  readonly changes: readonly Change[];
}

/** The editions, the newest first. CHANGES.md says the same. */
export const CHANGES: readonly [Edition, ...Edition[]] = [
  {
    version: '1.1.1',
    date: '2026-11-30',
    about: ['A sentence for what cards already said:'],
    changes: [
      {
        rules: ['18.27'],
        text: "to take C in a raid is to make the Homeworld's controller lose it; nobody gains it but by Plunder.",
      },
    ],
  },
  {
    version: '1.1.0',
    date: '2026-11-30',
    about: ['Numbers of the house:'],
    changes: [
      {
        rules: ['8.5.5'],
        text: 'a Climactic Chapter waits for the seventh turn of the Act, no longer the fifth; Acts II and III were over before who lost the Act before could use what they are given for it, and who led decided when.',
      },
      {
        rules: ['17.2'],
        text: 'the second player begins with 3 CP, no longer 2; the first player won more than half of the measured games between equal bots.',
      },
    ],
  },
  {
    version: '1.0.1',
    date: '2026-11-30',
    about: ['A sentence for what the game already did:'],
    changes: [
      {
        rules: ['13.4'],
        text: 'a card whose fall or destruction is replaced loses all damage; otherwise the next check would find it fallen again.',
      },
    ],
  },
  {
    version: '1.0.0',
    date: '2026-11-30',
    about: [
      'First edition: the given sections 8 and 9, and the house rules that complete them.',
      'Where the given texts leave a question, this edition reads them so:',
    ],
    changes: [
      {
        rules: ['8.9.5', '9.4.2a'],
        text: 'the given section 8 sends completed Storylines to the Depleted Pile, the given section 9 Burns the one that ended the Act. Both hold: that one is Burned, every other is Depleted.',
      },
      {
        rules: ['9.7.2'],
        text: 'both given limits are printed. Not more cards leave the deck in an exchange than the sideboard contained at the beginning of the game, and the sideboard never holds more than that afterwards.',
      },
      {
        rules: ['8.9.3'],
        text: "a skipped last Chapter gives neither its reward nor its SP, yet the back face's printed reward is given, since the end of an Act gives it for completion.",
      },
      {
        rules: ['8.5.5'],
        text: 'a Chapter completes as soon as its condition is met; what slows a Storyline is printed on the card.',
      },
      { rules: ['9.4.2'], text: 'SP printed on permanents count again in each Act.' },
      { rules: ['8.6.1'], text: '"any player" may skip, of whichever kind the Storyline is.' },
    ],
  },
];

/** The edition of the rulebook. */
export const RULEBOOK_VERSION = CHANGES[0].version;
