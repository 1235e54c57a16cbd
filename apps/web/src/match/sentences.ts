import { refusalSentence, type Segment, say } from '@astris/engine/messages';
import type { Answer, ProtocolRefusal } from '@astris/protocol';
import { CHAT_REFUSAL_WORDS } from '@astris/ui';

/** What to say when the service refuses a message before the rules are asked. */
const SENTENCES: Record<ProtocolRefusal, string> = {
  malformed: 'The message could not be read.',
  oversized: 'The message was too long.',
  unknownMessage: 'The service does not know that message. Load the page again.',
  unknownMatch: 'There is no such game, or it is not open to be watched.',
  notJoined: 'You are not at this table.',
  notSeated: 'Only the two players may do that.',
  staleVersion: 'The table has moved on. It is being brought up to date.',
  staleDecision: 'That question is answered already.',
  matchOver: 'The game is over.',
  rulesChanged: 'The rules or cards were changed while this game was running; it does not count.',
  otherVersion:
    'This game was played with other rules or cards than today’s, so the table can’t show it. Its log can still be read.',
  noRematch: 'There can be no rematch now. Look for another opponent.',
  ...CHAT_REFUSAL_WORDS,
  tooFast: 'Too much at once.',
  tooManyConnections:
    'Astris is open in too many places at once: close some of its pages, or wait if many people share your network.',
  otherBuild: 'Astris was updated while this page was open. Load it again to go on; nothing is lost.',
  signedOut: 'You were signed out. Sign in to go on; your game is kept and its clock runs.',
  suspended: 'Your account is suspended. Sign in to read why.',
  serverError: 'The service failed. Nothing has changed; try again.',
};

const tryAgainIn = (seconds: number): string =>
  seconds < 120 ? `Try again in ${seconds} s.` : `Try again in ${Math.ceil(seconds / 60)} minutes.`;

/** @param retryAfter seconds after which it may be tried again, where that is known */
export const protocolSentence = (refusal: ProtocolRefusal, retryAfter?: number): Segment[] =>
  retryAfter === undefined ? say`${SENTENCES[refusal]}` : say`${SENTENCES[refusal]} ${tryAgainIn(retryAfter)}`;

/** Why a message was not taken: by a rule of the game, or by the protocol. */
export const excuse = (answer: Extract<Answer, { ok: false }>): Segment[] =>
  answer.rule ? refusalSentence(answer.rule) : protocolSentence(answer.protocol ?? 'serverError', answer.retryAfter);
