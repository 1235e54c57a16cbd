/** Blank cards for the tests of rules, so that a change to a real card breaks no rule's test. */
import {
  type Card,
  type CharacterCard,
  character,
  device,
  homeworld,
  location,
  maneuver,
  type Printing,
  type StorylineCard,
  spacecraft,
  storyline,
} from '../language/index';
import { C, CP, draw, enters, gain, happens, isBound, raids, turnEnds, your } from '../language/words';

let number = 0;
/** A printing for a card made in a test. */
export const printing = (): Printing => ({ set: 'TST', number: ++number, rarity: 'common' });

/** `test-character-P-R`: Power P, Resolve R, Duty; fallen as 2/2 with Vengeance. */
export const testCharacter = (
  power: number,
  resolve: number,
  more: Partial<Omit<CharacterCard, 'type' | 'front' | 'fallen'>> & {
    front?: Partial<CharacterCard['front']>;
    fallen?: Partial<CharacterCard['fallen']>;
  } = {},
): CharacterCard => {
  const { front, fallen, ...rest } = more;
  const name = rest.name ?? `Test Character ${power}/${resolve}`;
  return character({
    id: `test-character-${power}-${resolve}`,
    faction: 'Independent',
    cost: C(1),
    printing: printing(),
    ...rest,
    name,
    front: { drives: ['Duty'], power, resolve, ...front },
    fallen: { name: `${name}, Fallen`, drives: ['Vengeance'], power: 2, resolve: 2, ...fallen },
  });
};
/** A Bound Storyline for Duty: Bind, then a Chapter that nothing meets by itself. */
export const testStoryline = (more: Partial<Omit<StorylineCard, 'type'>> = {}): StorylineCard => {
  const never = { if: 'controls', player: 'you', what: { kind: 'Device', whose: 'your' }, atLeast: 9 } as const;
  return storyline({
    id: 'test-storyline',
    name: 'Test Storyline',
    cost: C(2),
    drives: ['Duty'],
    bound: true,
    printing: printing(),
    chapters: [
      { title: 'One', end: happens(isBound()) },
      { title: 'Two', end: never, sp: 1 },
      { title: 'Three', end: never, sp: 2 },
    ],
    back: { name: 'Test Ending', becomes: 'Completed Storyline', reward: [] },
    ...more,
  });
};

const powers = [0, 1, 2, 3, 4, 5];
const resolves = [1, 2, 3, 4, 5, 6];
/** What every scenario has: one Homeworld, Characters of all sizes, a Spacecraft, a Location, a Device, Maneuvers, a Storyline. */
export const FIXTURES: readonly Card[] = [
  homeworld({
    id: 'test-homeworld',
    name: 'Test Homeworld',
    factions: ['Lantern Order'],
    treasury: 10,
    income: 3,
    command: 2,
    bastion: 0,
    abilities: [],
    printing: printing(),
  }),
  ...powers.flatMap((power) => resolves.map((resolve) => testCharacter(power, resolve))),
  spacecraft({
    id: 'test-spacecraft',
    name: 'Test Spacecraft',
    faction: 'Independent',
    cost: C(2),
    power: 2,
    hull: 3,
    printing: printing(),
  }),
  location({
    id: 'test-location',
    name: 'Test Location',
    faction: 'Independent',
    cost: C(2),
    defense: 3,
    income: 1,
    printing: printing(),
  }),
  device({ id: 'test-device', name: 'Test Device', faction: 'Independent', cost: C(1), printing: printing() }),
  device({
    id: 'test-attachment',
    name: 'Test Attachment',
    faction: 'Independent',
    cost: C(1),
    attach: 'Character',
    printing: printing(),
  }),
  maneuver({
    id: 'test-slow',
    name: 'Test Slow Maneuver',
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(1),
    effect: [draw(1)],
    printing: printing(),
  }),
  maneuver({
    id: 'test-fast',
    name: 'Test Fast Maneuver',
    faction: 'Independent',
    speed: 'Fast',
    cost: CP(1),
    effect: [draw(1)],
    printing: printing(),
  }),
  testStoryline(),
  testStoryline({
    id: 'test-player-storyline',
    name: 'Test Player Storyline',
    bound: false,
    chapters: [
      { title: 'One', end: happens(enters(your('Character'))), sp: 1 },
      { title: 'Two', end: happens(raids(your('permanent'))), skip: { cost: [C(3)] } },
      { title: 'Three', climactic: true, end: happens(turnEnds('you')), sp: 1 },
    ],
    back: { name: 'Test Player Ending', becomes: 'Completed Storyline', reward: [gain(C(2))] },
  }),
  ...Array.from({ length: 20 }, (_, n) =>
    maneuver({
      id: `test-filler-${n + 1}`,
      name: `Test Filler ${n + 1}`,
      faction: 'Independent',
      speed: 'Slow',
      cost: CP(9),
      effect: [draw(1)],
      printing: printing(),
    }),
  ),
];
