/** Refusals of the API: a tRPC code for the transport, and a stable reason that pages turn into sentences. */
import { ACCOUNT_REASONS, AccountError, type AccountReason } from '@astris/auth';
import { TRPCError } from '@trpc/server';

export const API_REASONS = [
  ...ACCOUNT_REASONS,
  'malformed',
  'tooFast',
  'notSignedIn',
  'guestNeverRated',
  'unknownMatch',
  'unknownDeck',
  'unknownCard',
  'unknownSeason',
  'deckIllegal',
  'deckChanged',
  'tooManyDecks',
  'tableGone',
  'tableAlreadyOpen',
  'ownTable',
  'inRatedGame',
  'hostInRatedGame',
  'alreadyWaiting',
  'inLiveGame',
  'blockedSelf',
  'tooManyBlocked',
  'youBlocked',
  'guestNoFriends',
  'askedGuest',
  'befriendedSelf',
  'askedBlocked',
  'tooManyFriends',
  'notFriends',
  'challengeForOther',
  'mutedSelf',
  'tooManyMuted',
  'reportedSelf',
  'alreadyReported',
  'tooManyPlayerReports',
  'noteMissing',
  'reasonMissing',
  'untilWrong',
  'unknownAct',
  'moderatorImmune',
  'ownCase',
  'reportClosed',
  'noAppeal',
  'alreadyAnswered',
  'alreadyAppealed',
  'actOver',
  'noticeInvalid',
  'notYours',
  'tooManyBotGames',
  'gameStillLive',
  'nothingToPlayOn',
  'otherVersion',
  'unknownReport',
  'tooManyReports',
  'notAModerator',
  'testSeedRefused',
] as const;
export type ApiReason = (typeof API_REASONS)[number];

type Code = TRPCError['code'];

/** A refusal that changed nothing. `details` are its figures or sentences, where it has any. */
export class ApiError extends TRPCError {
  constructor(
    code: Code,
    readonly reason: ApiReason,
    readonly details?: readonly string[],
  ) {
    super({ code, message: reason });
  }
}

const ACCOUNT_CODES: Partial<Record<AccountReason, Code>> = {
  nameTaken: 'CONFLICT',
  nameLookalike: 'CONFLICT',
  nameRefused: 'FORBIDDEN',
  emailTaken: 'CONFLICT',
  wrongCredentials: 'UNAUTHORIZED',
  suspended: 'FORBIDDEN',
  notAGuest: 'FORBIDDEN',
  unknownUser: 'NOT_FOUND',
  tooManyAttempts: 'TOO_MANY_REQUESTS',
  mailUnavailable: 'PRECONDITION_FAILED',
};

/** Runs something of the accounts, turning its refusals into the API's. */
export async function refusingAsApi<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AccountError) {
      const details = error.retryAfter === undefined ? [] : [String(error.retryAfter)];
      throw new ApiError(ACCOUNT_CODES[error.reason] ?? 'BAD_REQUEST', error.reason, details);
    }
    throw error;
  }
}
