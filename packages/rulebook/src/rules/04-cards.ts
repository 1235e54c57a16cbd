import { given, house, type RuleText } from '../text';

/** Rules 4. */
export const CARDS = [
  {
    id: '4.1',
    text: [
      house(
        'A card has a name, a type line (type, subtypes, Drives or faction, Act numerals), a cost, statistics by type, and abilities.',
      ),
      house('Traits on the type line have no rules of their own.'),
    ],
  },
  { id: '4.2', text: [given('Characters and Storylines have two faces.'), house('Only the face that is up counts.')] },
  {
    id: '4.3',
    text: [
      given(
        'Act numerals, on the right of the type line, say in which Acts the card may be played: (II, III) means only in Acts II and III.',
      ),
      house('A card without numerals may be played in any Act.'),
      house('The numerals limit playing the card, not its staying on the Map.'),
    ],
  },
  {
    id: '4.4',
    text: [
      house(
        'Factions: the Aurelian Throne (court and law), the Free Drift (spacers and raiders), the Lantern Order (faith and redemption), the Helix Combine (industry and science), the Hollow Choir (the fallen and the void).',
      ),
      house('Independent is no faction.'),
    ],
    guidance: true,
  },
  {
    id: '4.5',
    text: [
      house('Drives: Ambition, Devotion, Duty, Freedom, Truth, Vengeance.'),
      house('Each face of a Character has one or two; a Storyline prints one to three.'),
    ],
  },
  {
    id: '4.6',
    text: [
      house("Unique: you can't play it while you control a permanent of that front name."),
      house("If you come to control two, the later one goes to its owner's Depleted Pile."),
    ],
  },
] as const satisfies readonly RuleText[];
