import aurelTheSeat from './aurel-the-seat';
import bailiffSorren from './bailiff-sorren';
import edictOfRecall from './edict-of-recall';
import impressment from './impressment';
import stayOfSentence from './stay-of-sentence';
import strikeTheHonours from './strike-the-honours';
import theNinefoldAssize from './the-ninefold-assize';
import veyraDuskConsul from './veyra-dusk-consul';
import writGalleonCorona from './writ-galleon-corona';

/** The cards of this folder; a test compares the list with the files. */
export default [
  aurelTheSeat,
  bailiffSorren,
  edictOfRecall,
  impressment,
  stayOfSentence,
  strikeTheHonours,
  theNinefoldAssize,
  veyraDuskConsul,
  writGalleonCorona,
] as const;
