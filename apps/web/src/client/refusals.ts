import type { ApiReason, AppRouter } from '@astris/api';
import { TRPCClientError } from '@trpc/client';

const SENTENCES: Record<ApiReason, string> = {
  nameTooShort: 'A name has at least 3 characters.',
  nameTooLong: 'A name has at most 20 characters.',
  nameCharacters:
    'A name is made of letters and digits, with single spaces, hyphens, dots or apostrophes between them.',
  nameTaken: 'Somebody has this name already. Choose another.',
  nameLookalike: 'This name looks too much like somebody else’s. Choose another.',
  nameReserved: 'This name reads as one of the site’s own. Choose another.',
  nameRefused: 'A moderator has taken this name away. Choose another.',
  emailInvalid: 'This is not an email address.',
  emailTaken: 'There is an account with this email. Sign in instead.',
  passwordTooShort: 'A password has at least 8 characters.',
  passwordTooLong: 'A password has at most 200 characters.',
  wrongCredentials: 'Email and password do not match.',
  suspended: 'This account is suspended.',
  notAGuest: 'You have an account already.',
  unknownUser: 'There is no such player.',
  tooManyAttempts: 'Too many tries. Try again later.',
  mailUnavailable: 'This site can’t send mail.',
  resetInvalid: 'This link is used up or too old.',
  tooFast: 'That was too much at once, and was not done. Wait a little.',
  malformed: 'This can’t be read. Check what you entered.',
  notSignedIn: 'Sign in first, or play as a guest.',
  guestNeverRated: 'Guests are never rated. Keep this account with an email to play rated games.',
  unknownMatch: 'There is no such game.',
  unknownDeck: 'There is no such deck.',
  unknownCard: 'There is no such card.',
  unknownSeason: 'There is no such season.',
  deckIllegal: 'This deck is not legal. Its page says what to change.',
  deckChanged: 'This deck was changed in another tab or on another device.',
  tooManyDecks: 'You have as many decks as one player may keep. Delete one first.',
  tableGone: 'This table is gone: somebody else took it, or it was closed.',
  tableAlreadyOpen: 'You have a table open already.',
  ownTable: 'This is your own table.',
  inRatedGame: 'You are in a rated game. Finish it first.',
  hostInRatedGame: 'The host is in a rated game now.',
  alreadyWaiting: 'You are waiting for an opponent already.',
  inLiveGame: 'You are in a game against somebody. Finish it first.',
  blockedSelf: 'Nobody can block themselves.',
  tooManyBlocked: 'You have blocked as many players as one may. Unblock somebody first.',
  youBlocked: 'You have blocked this player. Unblock them first to play.',
  guestNoFriends: 'Guests have no friends. Keep this account with an email to have some.',
  askedGuest: 'This player is a guest, and guests have no friends.',
  befriendedSelf: 'Nobody can be their own friend.',
  askedBlocked: 'You have blocked this player. Unblock them first to be friends.',
  tooManyFriends: 'You have as many friends and requests as one player may have. Remove somebody first.',
  notFriends: 'You two are not friends, so this challenge was not made. Send a link instead.',
  challengeForOther: 'This challenge is for somebody else.',
  mutedSelf: 'Nobody can mute themselves.',
  tooManyMuted: 'You have muted as many players as one may. Read somebody again first.',
  reportedSelf: 'Nobody can report themselves.',
  alreadyReported: 'You have reported this already. The moderators will look at it.',
  tooManyPlayerReports: 'You have sent ten reports of players today. Wait until tomorrow.',
  noteMissing: 'Say in a few words what it is about.',
  reasonMissing: 'Give a reason. It stays on record.',
  untilWrong: 'That time is over, or too far away: a mute lasts a year at most.',
  unknownAct: 'There is no such act.',
  moderatorImmune: 'Moderators can’t act on themselves or on each other.',
  ownCase: 'What is about yourself is for another moderator.',
  reportClosed: 'This report is closed already.',
  noAppeal: 'There is no appeal to answer.',
  alreadyAnswered: 'This is answered already.',
  alreadyAppealed: 'You have answered this already. A moderator will read it.',
  actOver: 'This is over or taken back already.',
  noticeInvalid: 'This page has been open for too long. Load it again, or sign in again.',
  notYours: 'This is not yours to change.',
  tooManyBotGames: 'You have three games against the bot going on. Finish or concede one of them first.',
  gameStillLive: 'This game is still being played.',
  nothingToPlayOn: 'The game is over at this point: there is nothing left to play. Choose an earlier moment.',
  otherVersion: 'This game was played with other rules or cards than today’s, so nobody can play on from it.',
  unknownReport: 'There is no such report.',
  tooManyReports: 'You have sent five reports within an hour. Wait a little before the next.',
  notAModerator: 'Only moderators may see this.',
  testSeedRefused: 'A fixed seed is refused here.',
};

/** How a refusal begins that goes on to say when to try again. */
const WITH_TIME: Partial<Record<ApiReason, string>> = {
  tooManyAttempts: 'Too many tries.',
  tooFast: 'That was too much at once, and was not done.',
  tooManyReports: 'You have sent five reports within an hour.',
};

const isReason = (text: string): text is ApiReason => Object.hasOwn(SENTENCES, text);

/** The sentence for a reason that a sign-in hands on, with the seconds to wait after a colon where it has any, or a general one. */
export function reasonSentence(given: string): string {
  const [reason = '', seconds] = given.split(':');
  if (!isReason(reason)) return 'The server did not answer as it should. Try again.';
  const start = WITH_TIME[reason];
  return start && seconds ? `${start} ${tryAgainIn(Number(seconds))}` : SENTENCES[reason];
}

const MINUTE = 60;

/** When to try again, from a number of seconds: to the second within two minutes, else in minutes, rounded up. */
export function tryAgainIn(seconds: number): string {
  return seconds < 2 * MINUTE ? `Try again in ${seconds} s.` : `Try again in ${Math.ceil(seconds / MINUTE)} minutes.`;
}

/** Why a call was refused; null when the server failed or was not reached. */
export function reasonOf(error: unknown): ApiReason | null {
  return error instanceof TRPCClientError ? ((error as TRPCClientError<AppRouter>).data?.reason ?? null) : null;
}

/** The figures or sentences that came with a refusal. */
export function detailsOf(error: unknown): readonly string[] {
  return error instanceof TRPCClientError ? ((error as TRPCClientError<AppRouter>).data?.details ?? []) : [];
}

/** What to tell somebody whose call failed. */
export function errorSentence(error: unknown): string {
  const reason = reasonOf(error) ?? '';
  return reasonSentence(reason && WITH_TIME[reason] ? [reason, ...detailsOf(error)].join(':') : reason);
}
