/** The database: its client, its types, and what must happen inside one transaction. */
export { createDb, db } from './client';
export { isUniqueConflict } from './conflicts';
export * from './generated/prisma/client';
export { type CurrentRating, currentRatings } from './ladder/current-ratings';
export { opponentsDoneWith, pairIsDone } from './ladder/pair-limit';
export { type LadderPlace, ladderPlaces, shownAt } from './ladder/places';
export { ratedResultsOf } from './ladder/results-by';
export { ensureSeason } from './ladder/season';
export {
  type RatedGame,
  type RatedOutcome,
  type RatingChange,
  settleRated,
  type Uncounted,
} from './ladder/settle-rated';
export { standingAt } from './ladder/standings';
export { blockBetween, blockedWith } from './players/blocks';
export { loggedAction } from './replays/logged-action';
export { replayFileOf } from './replays/replay-file';
export { isDatabaseTimeout } from './timeouts';
