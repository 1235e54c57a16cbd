import aBetterSister from './a-better-sister';
import aDoorForTheFallen from './a-door-for-the-fallen';
import aHeavyCrown from './a-heavy-crown';
import aHymnForHulls from './a-hymn-for-hulls';
import aPriceOnTheVerge from './a-price-on-the-verge';
import aTollOnEveryStar from './a-toll-on-every-star';
import aWritAgainstTheSun from './a-writ-against-the-sun';
import anArkOfAshes from './an-ark-of-ashes';
import everyoneYouFailed from './everyone-you-failed';
import graftOfAStranger from './graft-of-a-stranger';
import heirToNineVacancies from './heir-to-nine-vacancies';
import kinOfTheBurntGate from './kin-of-the-burnt-gate';
import longWayPastTheLaw from './long-way-past-the-law';
import noPortWillHaveUs from './no-port-will-have-us';
import oathOfTheNineLamps from './oath-of-the-nine-lamps';
import oilForAYear from './oil-for-a-year';
import patentOnTheTide from './patent-on-the-tide';
import runItBlind from './run-it-blind';
import theApostatesHour from './the-apostates-hour';
import theCaptainsLastVote from './the-captains-last-vote';
import theCensusOfAsh from './the-census-of-ash';
import theLamplitRoad from './the-lamplit-road';
import theLastHonestBroker from './the-last-honest-broker';
import theLivingContract from './the-living-contract';
import theLongVigil from './the-long-vigil';
import theMapWithNoEdge from './the-map-with-no-edge';
import theNinthConfession from './the-ninth-confession';
import thePilgrimsDebt from './the-pilgrims-debt';
import theQuietMultiplies from './the-quiet-multiplies';
import theRegentsProof from './the-regents-proof';
import theSecondHarvest from './the-second-harvest';
import theSecondVoice from './the-second-voice';
import theSiegeOfNowhere from './the-siege-of-nowhere';
import theSilentChorus from './the-silent-chorus';
import theStandingLevy from './the-standing-levy';
import theUnquietLedger from './the-unquiet-ledger';
import trialByAbsence from './trial-by-absence';
import twoHandsOnTheTiller from './two-hands-on-the-tiller';
import twoNamesOneGrave from './two-names-one-grave';
import whereTheLightStops from './where-the-light-stops';

/** The cards of this folder; a test compares the list with the files. */
export default [
  aBetterSister,
  aDoorForTheFallen,
  aHeavyCrown,
  aHymnForHulls,
  aPriceOnTheVerge,
  aTollOnEveryStar,
  aWritAgainstTheSun,
  anArkOfAshes,
  everyoneYouFailed,
  graftOfAStranger,
  heirToNineVacancies,
  kinOfTheBurntGate,
  longWayPastTheLaw,
  noPortWillHaveUs,
  oathOfTheNineLamps,
  oilForAYear,
  patentOnTheTide,
  runItBlind,
  theApostatesHour,
  theCaptainsLastVote,
  theCensusOfAsh,
  theLamplitRoad,
  theLastHonestBroker,
  theLivingContract,
  theLongVigil,
  theMapWithNoEdge,
  theNinthConfession,
  thePilgrimsDebt,
  theQuietMultiplies,
  theRegentsProof,
  theSecondHarvest,
  theSecondVoice,
  theSiegeOfNowhere,
  theSilentChorus,
  theStandingLevy,
  theUnquietLedger,
  trialByAbsence,
  twoHandsOnTheTiller,
  twoNamesOneGrave,
  whereTheLightStops,
] as const;
