import { type GlossaryText, given, house } from '../text';

/** The terms of section 18. `see` is the rule that says most about the term. */
export const GLOSSARY_TERMS = [
  {
    id: '18.1',
    title: 'Act',
    text: [house('One of the up to three parts of a game.'), house('Winning two of them wins the game.')],
    see: '9.0.1',
  },
  {
    id: '18.2',
    title: 'Activate',
    text: [
      house(
        'Turn a ready permanent to activated, as attacking, intercepting, Binding and abilities marked "Activate:" do (7.1).',
      ),
    ],
    see: '7.1',
  },
  {
    id: '18.3',
    title: 'Active player',
    text: [house('The player whose turn it is; through the end of an Act, the one whose turn it was (9.4.0c).')],
    see: '9.4.0c',
  },
  {
    id: '18.4',
    title: 'Aligned',
    text: [house('Said of a Character that shares at least one Drive with a Storyline (8.4).')],
    see: '8.4.1',
  },
  {
    id: '18.5',
    title: 'Back face',
    text: [house('The second face of a Storyline, which comes up as it completes (8.9).')],
    see: '8.9.1',
  },
  {
    id: '18.6',
    title: 'Bind, Bound',
    text: [
      house('Bind activates a Character and attaches a Bound Storyline to it; that Character is then Bound (8.10).'),
    ],
    see: '8.10.1',
  },
  {
    id: '18.7',
    title: 'Burned Pile',
    text: [house("A player's pile of cards that never come back (5.5).")],
    see: '5.5',
  },
  {
    id: '18.8',
    title: 'Chain',
    text: [house('Where played cards and abilities wait until they resolve, the last one first (11.2).')],
    see: '11.2',
  },
  {
    id: '18.9',
    title: 'Chapter',
    text: [house('One of the three parts of a Storyline, of which one is active at a time (8.5).')],
    see: '8.5.1',
  },
  {
    id: '18.10',
    title: 'Character',
    text: [house('A card type with Power, Resolve and Drives, and a Fallen face (7).')],
    see: '6.2',
  },
  {
    id: '18.11',
    title: 'Command Points',
    text: [house('CP: what Maneuvers and most activated abilities cost (3.2).')],
    see: '3.2',
  },
  {
    id: '18.12',
    title: 'Controller',
    text: [house('The player who put a permanent on the Map or last took control of it (5.3).')],
    see: '5.3',
  },
  {
    id: '18.13',
    title: 'Currency',
    text: [house("C: what permanents cost, kept in a player's Treasury (3.1).")],
    see: '3.1',
  },
  {
    id: '18.14',
    title: 'Depleted Pile',
    text: [house("A player's pile of used, discarded and destroyed cards (5.5).")],
    see: '5.5',
  },
  {
    id: '18.15',
    title: 'Drive',
    text: [house('What moves a Character: Ambition, Devotion, Duty, Freedom, Truth or Vengeance (4.5).')],
    see: '4.5',
  },
  {
    id: '18.16',
    title: 'Enduring',
    text: [house('Printed on a back face that stays on the Map when the Act ends (8.9.5).')],
    see: '8.9.5',
  },
  {
    id: '18.17',
    title: 'Faction',
    text: [house('One of the five powers that a card may belong to; Independent is none (4.4).')],
    see: '4.4',
  },
  {
    id: '18.18',
    title: 'Fall, Fallen',
    text: [
      house(
        'A Character falls when its damage reaches its Resolve or an effect says so: its Fallen face comes up (7.4).',
      ),
    ],
    see: '7.4',
  },
  {
    id: '18.19',
    title: 'Homeworld',
    text: [house('The card that a player begins with: it gives starting Treasury, Income, Command and Bastion (6.1).')],
    see: '6.1',
  },
  {
    id: '18.20',
    title: 'Intercept',
    text: [house('Become the new target of an attack in place of the first (12.2).')],
    see: '12.2',
  },
  {
    id: '18.21',
    title: 'Loser of the Act',
    text: [house('Every player who did not win the Act (15.2).')],
    see: '15.2',
  },
  {
    id: '18.22',
    title: 'Maneuver',
    text: [house('A card, Slow or Fast, that has its effect and goes to the Depleted Pile (6.6).')],
    see: '6.6',
  },
  { id: '18.23', title: 'Map', text: [house('The shared zone in which permanents are (5.1).')], see: '5.1' },
  { id: '18.24', title: 'Owner', text: [house('The player in whose deck list a card came in (5.3).')], see: '5.3' },
  { id: '18.25', title: 'Permanent', text: [given('Any card on the Map.')], see: '5.2' },
  {
    id: '18.26',
    title: 'Partnered',
    text: [house('Said of the second Character of a Storyline with Partner (8.11).')],
    see: '8.11.1',
  },
  {
    id: '18.27',
    title: 'Raid',
    text: [
      house(
        "A conflict whose target is a Homeworld (12.5). The attacker takes the C that the Homeworld's controller loses in it; only by Plunder does anybody gain some of it (14.6).",
      ),
    ],
    see: '12.5',
  },
  {
    id: '18.28',
    title: 'Ready',
    text: [house('Not activated: free to attack, intercept, be Bound or use "Activate:" abilities (7.1).')],
    see: '7.1',
  },
  {
    id: '18.29',
    title: 'Redeem',
    text: [house('Flip a Fallen Character to its Character face, without damage (7.7).')],
    see: '7.7',
  },
  {
    id: '18.30',
    title: 'Reversal',
    text: [house("A second version of a Storyline's last Chapter, which replaces it once live (8.12).")],
    see: '8.12.1',
  },
  {
    id: '18.31',
    title: 'Seize',
    text: [house('Take control of a Location whose damage has reached its Defense (12.6).')],
    see: '12.6',
  },
  {
    id: '18.32',
    title: 'Sideboard',
    text: [house('Up to 15 cards beside the deck, for exchanges at the end of an Act (9.7).')],
    see: '9.7.1',
  },
  {
    id: '18.33',
    title: 'Skip',
    text: [house('A cost or condition by which any player may advance a Chapter without its reward (8.6).')],
    see: '8.6.1',
  },
  {
    id: '18.34',
    title: 'Story Points',
    text: [house('SP: they are counted when an Act ends and decide who wins it (15).')],
    see: '3.4',
  },
  {
    id: '18.35',
    title: 'Storyline',
    text: [house('A card with three Chapters in front and a permanent on its back face (8).')],
    see: '6.7',
  },
  {
    id: '18.36',
    title: 'Treasury',
    text: [house("Where a player's Currency is kept, at most 20C (3.1).")],
    see: '3.1',
  },
  {
    id: '18.37',
    title: 'Unique',
    text: [house('Said of a card of which a player controls at most one (4.6).')],
    see: '4.6',
  },
  {
    id: '18.38',
    title: 'Sacrifice',
    text: [house("Put a permanent you control into its owner's Depleted Pile (3.6).")],
    see: '3.6',
  },
  {
    id: '18.39',
    title: 'Skipping player',
    text: [house('The player who uses a Skip and pays its cost (1.9).')],
    see: '1.9',
  },
  {
    id: '18.40',
    title: 'Completed Storyline',
    text: [house('A type of back face, with no rules beyond those of permanents and what it prints (6.8).')],
    see: '6.8',
  },
  {
    id: '18.41',
    title: 'Check',
    text: [house('What the game looks at after each resolution, strike, paid cost and phase step (11.5).')],
    see: '11.5',
  },
  {
    id: '18.42',
    title: 'In progress',
    text: [house('Said of a Storyline that is on the Map, front face up and not completed (8.5).')],
    see: '8.5.2',
  },
  {
    id: '18.43',
    title: 'Climactic',
    text: [
      house('Printed on a Chapter whose End condition also needs the seventh turn of the Act or a later one (8.5.5).'),
    ],
    see: '8.5.5',
  },
] as const satisfies readonly GlossaryText[];
