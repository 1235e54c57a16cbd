/** The database: its client, its types, and what must happen inside one transaction. */
export { createDb, db } from './client';
export { isUniqueConflict } from './conflicts';
export * from './generated/prisma/client';
export { type CurrentRating, currentRatings } from './ladder/current-ratings';
export { opponentsDoneWith, pairIsDone, pairsDoneAmong } from './ladder/pair-limit';
export { type LadderPlace, ladderPlaces, ratingSteps, shownAt } from './ladder/places';
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
export { LADDER_FORMAT } from './matches/format';
export type { MatchTerms } from './matches/new-match';
export {
  begunRematch,
  type Rematch,
  type RematchTerms,
  rematchTerms,
  setRematchWishes,
  startRematch,
} from './matches/rematch';
export { nameSkeleton } from './names/skeleton';
export { blockBetween, blockedWith } from './players/blocks';
export { endFriendship, type FriendStanding, friendStanding } from './players/friends';
export { isInRatedGame, liveOpponentGame, lockUsers } from './players/locks';
export { isSuspended, SUSPENSION, type Suspension } from './players/suspension';
export { clearWaiting, ENTRY_LIFETIME_MS, endLostEntries, isEntryAlive, markSeen } from './queue/entries';
export { type Paired, pairQueue } from './queue/pair-queue';
export { readWaiting, type WaitingEntry } from './queue/waiting';
export { loggedAction } from './replays/logged-action';
export { replayFileOf } from './replays/replay-file';
export { isDatabaseTimeout } from './timeouts';
