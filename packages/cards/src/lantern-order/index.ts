import archiveOfEmbers from './archive-of-embers';
import brotherOskBellWarden from './brother-osk-bell-warden';
import candleSkiff from './candle-skiff';
import censerOfTheVerge from './censer-of-the-verge';
import chapelOfSecondNames from './chapel-of-second-names';
import davitAmesLampPilot from './davit-ames-lamp-pilot';
import eddaTholeFirstToStand from './edda-thole-first-to-stand';
import emberwell from './emberwell';
import haldensRest from './haldens-rest';
import hundredYearOil from './hundred-year-oil';
import ilyaneLampOfTheVerge from './ilyane-lamp-of-the-verge';
import jorunKeeperOfNames from './jorun-keeper-of-names';
import lanternlightRally from './lanternlight-rally';
import lighthouseTender from './lighthouse-tender';
import mercyOfTheVerge from './mercy-of-the-verge';
import motherCadeOfTheTable from './mother-cade-of-the-table';
import mournersBell from './mourners-bell';
import orielWitness from './oriel-witness';
import pellNoviceOfTheWick from './pell-novice-of-the-wick';
import penitentOfTheOil from './penitent-of-the-oil';
import singTheDeed from './sing-the-deed';
import sisterAnwenSaltLamp from './sister-anwen-salt-lamp';
import solveiAbbessOfEmbers from './solvei-abbess-of-embers';
import theNinthHour from './the-ninth-hour';
import theQuietInfirmary from './the-quiet-infirmary';
import titheOfOil from './tithe-of-oil';
import vowOfTheWick from './vow-of-the-wick';
import wicksideAlmonry from './wickside-almonry';
import writOfReturn from './writ-of-return';

/** The cards of this folder; a test compares the list with the files. */
export default [
  archiveOfEmbers,
  brotherOskBellWarden,
  candleSkiff,
  censerOfTheVerge,
  chapelOfSecondNames,
  davitAmesLampPilot,
  eddaTholeFirstToStand,
  emberwell,
  haldensRest,
  hundredYearOil,
  ilyaneLampOfTheVerge,
  jorunKeeperOfNames,
  lanternlightRally,
  lighthouseTender,
  mercyOfTheVerge,
  motherCadeOfTheTable,
  mournersBell,
  orielWitness,
  pellNoviceOfTheWick,
  penitentOfTheOil,
  singTheDeed,
  sisterAnwenSaltLamp,
  solveiAbbessOfEmbers,
  theNinthHour,
  theQuietInfirmary,
  titheOfOil,
  vowOfTheWick,
  wicksideAlmonry,
  writOfReturn,
] as const;
