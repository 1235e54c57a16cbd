import cinderSkiff from './cinder-skiff';
import cutTheTethers from './cut-the-tethers';
import grapnelRig from './grapnel-rig';
import gullwingLighter from './gullwing-lighter';
import homelessStar from './homeless-star';
import marrowKestrel from './marrow-kestrel';
import nameTheRansom from './name-the-ransom';
import nimHarrowSalvor from './nim-harrow-salvor';
import quillMarrowTwiceSold from './quill-marrow-twice-sold';
import ressaQuayFlagOfNone from './ressa-quay-flag-of-none';
import rooksAnchorage from './rooks-anchorage';
import sableVeyTollbreaker from './sable-vey-tollbreaker';
import scatterTheConvoy from './scatter-the-convoy';
import tamsinOfTheLongBurn from './tamsin-of-the-long-burn';
import theUnpaidFare from './the-unpaid-fare';
import tollGateNine from './toll-gate-nine';
import wreckersMarket from './wreckers-market';

/** The cards of this folder; a test compares the list with the files. */
export default [
  cinderSkiff,
  cutTheTethers,
  grapnelRig,
  gullwingLighter,
  homelessStar,
  marrowKestrel,
  nameTheRansom,
  nimHarrowSalvor,
  quillMarrowTwiceSold,
  ressaQuayFlagOfNone,
  rooksAnchorage,
  sableVeyTollbreaker,
  scatterTheConvoy,
  tamsinOfTheLongBurn,
  theUnpaidFare,
  tollGateNine,
  wreckersMarket,
] as const;
