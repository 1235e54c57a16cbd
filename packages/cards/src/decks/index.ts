import { compoundInterest } from './compound-interest';
import { everyOtherVoice } from './every-other-voice';
import { lampsOfTheVerge } from './lamps-of-the-verge';
import { ninePatterns } from './nine-patterns';
import { secondNames } from './second-names';
import { stillGrowing } from './still-growing';
import { theFullExchequer } from './the-full-exchequer';
import { theLongWayHome } from './the-long-way-home';
import { theNineSeats } from './the-nine-seats';
import { tollbreakers } from './tollbreakers';
import type { StarterDeck } from './written';

export type { StarterDeck } from './written';

/** Ten ready-made decks, two a faction, each with a Homeworld of its own; the first two are those of a first game. */
export const STARTER_DECKS: readonly StarterDeck[] = [
  lampsOfTheVerge,
  tollbreakers,
  theNineSeats,
  theFullExchequer,
  theLongWayHome,
  secondNames,
  ninePatterns,
  compoundInterest,
  everyOtherVoice,
  stillGrowing,
];
