import aHeavyCrown from './a-heavy-crown';
import aHymnForHulls from './a-hymn-for-hulls';
import aPriceOnTheVerge from './a-price-on-the-verge';
import aTollOnEveryStar from './a-toll-on-every-star';
import oathOfTheNineLamps from './oath-of-the-nine-lamps';
import theApostatesHour from './the-apostates-hour';
import theCensusOfAsh from './the-census-of-ash';
import theLamplitRoad from './the-lamplit-road';
import theLongVigil from './the-long-vigil';
import theSilentChorus from './the-silent-chorus';
import theUnquietLedger from './the-unquiet-ledger';
import twoHandsOnTheTiller from './two-hands-on-the-tiller';

/** The cards of this folder; a test compares the list with the files. */
export default [
  aHeavyCrown,
  aHymnForHulls,
  aPriceOnTheVerge,
  aTollOnEveryStar,
  oathOfTheNineLamps,
  theApostatesHour,
  theCensusOfAsh,
  theLamplitRoad,
  theLongVigil,
  theSilentChorus,
  theUnquietLedger,
  twoHandsOnTheTiller,
] as const;
