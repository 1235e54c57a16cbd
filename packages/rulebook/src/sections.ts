/** A numbered heading below a section, such as 8.10 Bind. */
export interface Part {
  readonly number: string;
  readonly title: string;
}

/** A section of the rulebook, in the order of its number. */
export interface Section {
  readonly number: number;
  readonly title: string;
  readonly parts?: readonly Part[];
}

const STORYLINE_PARTS: readonly Part[] = [
  { number: '8.2', title: 'Faction independence' },
  { number: '8.3', title: 'Bound and Player Storylines' },
  { number: '8.4', title: 'Aligned' },
  { number: '8.5', title: 'Chapters' },
  { number: '8.6', title: 'Skip' },
  { number: '8.7', title: 'Acts' },
  { number: '8.8', title: 'Leaving' },
  { number: '8.9', title: 'Completion' },
  { number: '8.10', title: 'Bind' },
  { number: '8.11', title: 'Partner' },
  { number: '8.12', title: 'Reversal' },
];

const ACT_PARTS: readonly Part[] = [
  { number: '9.0', title: 'The three Acts' },
  { number: '9.4', title: 'The end of an Act' },
  { number: '9.6', title: 'Visibility' },
  { number: '9.7', title: 'Sideboard' },
];

/** The sections of the rulebook and the headings inside them. */
export const SECTIONS: readonly Section[] = [
  { number: 1, title: 'Golden rules' },
  { number: 2, title: 'Deck lists' },
  { number: 3, title: 'Resources' },
  { number: 4, title: 'Cards' },
  { number: 5, title: 'Zones, owners, controllers' },
  { number: 6, title: 'Card types' },
  { number: 7, title: 'Characters' },
  { number: 8, title: 'Storylines', parts: STORYLINE_PARTS },
  { number: 9, title: 'Acts', parts: ACT_PARTS },
  { number: 10, title: 'The turn' },
  { number: 11, title: 'Playing cards and the Chain' },
  { number: 12, title: 'Conflict' },
  { number: 13, title: 'Abilities' },
  { number: 14, title: 'Keywords' },
  { number: 15, title: 'Story Points and winning' },
  { number: 16, title: 'Empty Treasury' },
  { number: 17, title: 'Setup' },
  { number: 18, title: 'Glossary' },
  { number: 19, title: 'Match conduct on the platform' },
];

const HEADINGS = new Set(SECTIONS.flatMap((s) => [String(s.number), ...(s.parts ?? []).map((p) => p.number)]));

/** Whether `number` is that of a section or of a heading inside one: "8", "8.10". */
export const isHeading = (number: string): boolean => HEADINGS.has(number);
