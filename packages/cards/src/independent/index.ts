import aFavourCalledIn from './a-favour-called-in';
import charterBeacon from './charter-beacon';
import docksideBrawl from './dockside-brawl';
import ferriersLastDebt from './ferriers-last-debt';
import ibbNobodysEnvoy from './ibb-nobodys-envoy';
import neutralMoorage from './neutral-moorage';
import orraWhoCountsStars from './orra-who-counts-stars';
import reliquaryOfDeeds from './reliquary-of-deeds';
import scorchedCharter from './scorched-charter';
import strikeItFromTheScore from './strike-it-from-the-score';

/** The cards of this folder; a test compares the list with the files. */
export default [
  aFavourCalledIn,
  charterBeacon,
  docksideBrawl,
  ferriersLastDebt,
  ibbNobodysEnvoy,
  neutralMoorage,
  orraWhoCountsStars,
  reliquaryOfDeeds,
  scorchedCharter,
  strikeItFromTheScore,
] as const;
