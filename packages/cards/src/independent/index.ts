import aFavourCalledIn from './a-favour-called-in';
import charterBeacon from './charter-beacon';
import deadmanSwitch from './deadman-switch';
import docksideBrawl from './dockside-brawl';
import ferriersLastDebt from './ferriers-last-debt';
import harbourChain from './harbour-chain';
import ibbNobodysEnvoy from './ibb-nobodys-envoy';
import marisOndrayWreckSurgeon from './maris-ondray-wreck-surgeon';
import neutralMoorage from './neutral-moorage';
import oldCarrowLockkeeper from './old-carrow-lockkeeper';
import orraWhoCountsStars from './orra-who-counts-stars';
import reliquaryOfDeeds from './reliquary-of-deeds';
import rumourExchange from './rumour-exchange';
import scorchedCharter from './scorched-charter';
import strikeItFromTheScore from './strike-it-from-the-score';
import tallowCustomsRing from './tallow-customs-ring';
import tamOkellSecondChair from './tam-okell-second-chair';
import theHiringHall from './the-hiring-hall';
import treatyMoon from './treaty-moon';
import wardshipPerhaps from './wardship-perhaps';

/** The cards of this folder; a test compares the list with the files. */
export default [
  aFavourCalledIn,
  charterBeacon,
  deadmanSwitch,
  docksideBrawl,
  ferriersLastDebt,
  harbourChain,
  ibbNobodysEnvoy,
  marisOndrayWreckSurgeon,
  neutralMoorage,
  oldCarrowLockkeeper,
  orraWhoCountsStars,
  reliquaryOfDeeds,
  rumourExchange,
  scorchedCharter,
  strikeItFromTheScore,
  tallowCustomsRing,
  tamOkellSecondChair,
  theHiringHall,
  treatyMoon,
  wardshipPerhaps,
] as const;
