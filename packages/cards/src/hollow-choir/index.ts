import aVerseForEach from './a-verse-for-each';
import cantorIseth from './cantor-iseth';
import cenotaphStillGrowing from './cenotaph-still-growing';
import crackedTuningFork from './cracked-tuning-fork';
import dameAshlinBereft from './dame-ashlin-bereft';
import emmerichLastCantor from './emmerich-last-cantor';
import hearseAdagio from './hearse-adagio';
import hespaSecondVoice from './hespa-second-voice';
import hollowCathedral from './hollow-cathedral';
import ludoHuskTender from './ludo-husk-tender';
import marrelOfTheBlankPage from './marrel-of-the-blank-page';
import maskOfTheUnmourned from './mask-of-the-unmourned';
import nacreWhoDrankTheDark from './nacre-who-drank-the-dark';
import nullPsalm from './null-psalm';
import orchardOfNames from './orchard-of-names';
import orisonBorrowedTongue from './orison-borrowed-tongue';
import quietJoryPitSinger from './quiet-jory-pit-singer';
import sefiWhoSlipsTheCount from './sefi-who-slips-the-count';
import theUnlitNave from './the-unlit-nave';
import threnodyTheDrownedMoon from './threnody-the-drowned-moon';
import unnameTheDrowned from './unname-the-drowned';
import wakeBarge from './wake-barge';
import wellOfLastWords from './well-of-last-words';
import wennaCandleThief from './wenna-candle-thief';

/** The cards of this folder; a test compares the list with the files. */
export default [
  aVerseForEach,
  cantorIseth,
  cenotaphStillGrowing,
  crackedTuningFork,
  dameAshlinBereft,
  emmerichLastCantor,
  hearseAdagio,
  hespaSecondVoice,
  hollowCathedral,
  ludoHuskTender,
  marrelOfTheBlankPage,
  maskOfTheUnmourned,
  nacreWhoDrankTheDark,
  nullPsalm,
  orchardOfNames,
  orisonBorrowedTongue,
  quietJoryPitSinger,
  sefiWhoSlipsTheCount,
  theUnlitNave,
  threnodyTheDrownedMoon,
  unnameTheDrowned,
  wakeBarge,
  wellOfLastWords,
  wennaCandleThief,
] as const;
