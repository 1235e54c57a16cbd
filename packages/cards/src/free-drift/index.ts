import breakersReef from './breakers-reef';
import burnTheCharts from './burn-the-charts';
import cinderSkiff from './cinder-skiff';
import cutTheTethers from './cut-the-tethers';
import falseTransponder from './false-transponder';
import gantIronribBoarder from './gant-ironrib-boarder';
import grapnelRig from './grapnel-rig';
import gullwingLighter from './gullwing-lighter';
import homelessStar from './homeless-star';
import idrisOfTheSplitKeel from './idris-of-the-split-keel';
import jessamyRoeBombChandler from './jessamy-roe-bomb-chandler';
import lirioVashCardSharp from './lirio-vash-card-sharp';
import marrowKestrel from './marrow-kestrel';
import nameTheRansom from './name-the-ransom';
import nimHarrowSalvor from './nim-harrow-salvor';
import oldMaroLockWhisper from './old-maro-lock-whisper';
import quillMarrowTwiceSold from './quill-marrow-twice-sold';
import ressaQuayFlagOfNone from './ressa-quay-flag-of-none';
import rooksAnchorage from './rooks-anchorage';
import sableVeyTollbreaker from './sable-vey-tollbreaker';
import scatterTheConvoy from './scatter-the-convoy';
import sunnaTollWakeRider from './sunna-toll-wake-rider';
import tamsinOfTheLongBurn from './tamsin-of-the-long-burn';
import theLeeOfMorrow from './the-lee-of-morrow';
import theLongFlotilla from './the-long-flotilla';
import theUnpaidFare from './the-unpaid-fare';
import tollGateNine from './toll-gate-nine';
import widowsWager from './widows-wager';
import wreckersMarket from './wreckers-market';

/** The cards of this folder; a test compares the list with the files. */
export default [
  breakersReef,
  burnTheCharts,
  cinderSkiff,
  cutTheTethers,
  falseTransponder,
  gantIronribBoarder,
  grapnelRig,
  gullwingLighter,
  sunnaTollWakeRider,
  homelessStar,
  idrisOfTheSplitKeel,
  jessamyRoeBombChandler,
  lirioVashCardSharp,
  marrowKestrel,
  nameTheRansom,
  nimHarrowSalvor,
  oldMaroLockWhisper,
  quillMarrowTwiceSold,
  ressaQuayFlagOfNone,
  rooksAnchorage,
  sableVeyTollbreaker,
  scatterTheConvoy,
  tamsinOfTheLongBurn,
  theLeeOfMorrow,
  theLongFlotilla,
  theUnpaidFare,
  tollGateNine,
  widowsWager,
  wreckersMarket,
] as const;
