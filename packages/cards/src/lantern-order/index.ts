import archiveOfEmbers from './archive-of-embers';
import brotherOskBellWarden from './brother-osk-bell-warden';
import candleSkiff from './candle-skiff';
import censerOfTheVerge from './censer-of-the-verge';
import haldensRest from './haldens-rest';
import ilyaneLampOfTheVerge from './ilyane-lamp-of-the-verge';
import lanternlightRally from './lanternlight-rally';
import lighthouseTender from './lighthouse-tender';
import mercyOfTheVerge from './mercy-of-the-verge';
import pellNoviceOfTheWick from './pell-novice-of-the-wick';
import singTheDeed from './sing-the-deed';
import sisterAnwenSaltLamp from './sister-anwen-salt-lamp';
import theNinthHour from './the-ninth-hour';
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
  haldensRest,
  ilyaneLampOfTheVerge,
  lanternlightRally,
  lighthouseTender,
  mercyOfTheVerge,
  pellNoviceOfTheWick,
  singTheDeed,
  sisterAnwenSaltLamp,
  theNinthHour,
  titheOfOil,
  vowOfTheWick,
  wicksideAlmonry,
  writOfReturn,
] as const;
