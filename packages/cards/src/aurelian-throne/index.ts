import aurelTheSeat from './aurel-the-seat';
import avarreRegentOfAurel from './avarre-regent-of-aurel';
import bailiffSorren from './bailiff-sorren';
import castorVennQuartermaster from './castor-venn-quartermaster';
import corvaneCrownAuditor from './corvane-crown-auditor';
import customsSpindle from './customs-spindle';
import damePerrinOuld from './dame-perrin-ould';
import edictOfRecall from './edict-of-recall';
import exciseCutter from './excise-cutter';
import halberdierOfTheStair from './halberdier-of-the-stair';
import heraldPinnace from './herald-pinnace';
import hesperRuskCircuitJudge from './hesper-rusk-circuit-judge';
import impressment from './impressment';
import lioMarounWhisperer from './lio-maroun-whisperer';
import meridianExchequer from './meridian-exchequer';
import orsoletHeirOfCoin from './orsolet-heir-of-coin';
import palatineRampart from './palatine-rampart';
import sealOfOffice from './seal-of-office';
import stayOfSentence from './stay-of-sentence';
import strikeTheHonours from './strike-the-honours';
import tallisClerkOfWrits from './tallis-clerk-of-writs';
import theCrownMint from './the-crown-mint';
import theNinefoldAssize from './the-ninefold-assize';
import theOublietteRing from './the-oubliette-ring';
import theStandingInjunction from './the-standing-injunction';
import veyraDuskConsul from './veyra-dusk-consul';
import writGalleonCorona from './writ-galleon-corona';
import writOfAttainder from './writ-of-attainder';

/** The cards of this folder; a test compares the list with the files. */
export default [
  aurelTheSeat,
  avarreRegentOfAurel,
  bailiffSorren,
  castorVennQuartermaster,
  corvaneCrownAuditor,
  customsSpindle,
  damePerrinOuld,
  edictOfRecall,
  exciseCutter,
  halberdierOfTheStair,
  heraldPinnace,
  hesperRuskCircuitJudge,
  impressment,
  lioMarounWhisperer,
  meridianExchequer,
  orsoletHeirOfCoin,
  palatineRampart,
  sealOfOffice,
  stayOfSentence,
  strikeTheHonours,
  tallisClerkOfWrits,
  theCrownMint,
  theNinefoldAssize,
  theOublietteRing,
  theStandingInjunction,
  veyraDuskConsul,
  writGalleonCorona,
  writOfAttainder,
] as const;
