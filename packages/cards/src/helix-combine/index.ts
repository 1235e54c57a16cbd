import amnionTheGrownWorld from './amnion-the-grown-world';
import ankaOfNinePatterns from './anka-of-nine-patterns';
import bryndleStrellOathClerk from './bryndle-strell-oath-clerk';
import caldusWrenActuary from './caldus-wren-actuary';
import cauteryLance from './cautery-lance';
import dividendPump from './dividend-pump';
import emergencyGraft from './emergency-graft';
import escrowSeal from './escrow-seal';
import hostileAcquisition from './hostile-acquisition';
import indentureCollar from './indenture-collar';
import isauraMottFirstShare from './isaura-mott-first-share';
import ismeneVantGeneBroker from './ismene-vant-gene-broker';
import orchardChimera from './orchard-chimera';
import patternLibrary from './pattern-library';
import pitheLornSplicer from './pithe-lorn-splicer';
import plannedObsolescence from './planned-obsolescence';
import quarantineDeep from './quarantine-deep';
import quillonAshAuditor from './quillon-ash-auditor';
import reflexGraft from './reflex-graft';
import secondBody from './second-body';
import spindleExchange from './spindle-exchange';
import sporeHauler from './spore-hauler';
import tarnTheCountingMoon from './tarn-the-counting-moon';
import tavishCoilDebtMarshal from './tavish-coil-debt-marshal';
import theBondCourt from './the-bond-court';
import theOstracon from './the-ostracon';
import theSuture from './the-suture';
import vatBornStevedore from './vat-born-stevedore';
import voidTheContract from './void-the-contract';
import ysoltAmarantVatSurgeon from './ysolt-amarant-vat-surgeon';

/** The cards of this folder; a test compares the list with the files. */
export default [
  amnionTheGrownWorld,
  ankaOfNinePatterns,
  caldusWrenActuary,
  cauteryLance,
  bryndleStrellOathClerk,
  dividendPump,
  emergencyGraft,
  escrowSeal,
  hostileAcquisition,
  indentureCollar,
  isauraMottFirstShare,
  orchardChimera,
  ismeneVantGeneBroker,
  patternLibrary,
  pitheLornSplicer,
  plannedObsolescence,
  quarantineDeep,
  quillonAshAuditor,
  reflexGraft,
  secondBody,
  spindleExchange,
  sporeHauler,
  tarnTheCountingMoon,
  tavishCoilDebtMarshal,
  theBondCourt,
  theOstracon,
  theSuture,
  vatBornStevedore,
  voidTheContract,
  ysoltAmarantVatSurgeon,
] as const;
