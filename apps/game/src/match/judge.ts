/** A player's message: what may be asked of the game now, and the answer to it. */
import type { Seat } from '@astris/engine';
import type { ActMessage, Answer, ProtocolRefusal } from '@astris/protocol';
import { type LiveMatch, logMessageId } from './live-match';
import { isOvertaken, type Recorder } from './recorder';

/** How often a message is tried while other nodes are first. */
const MOST_TRIES = 5;

const isOpen = (match: LiveMatch, seat: Seat, message: ActMessage): boolean =>
  !match.forgotten && match.answerTo(seat, message.id) === null && standing(match, seat, message) === null;

/** Judges a message for a seat. To be called from the match's queue. */
export async function judge(recorder: Recorder, match: LiveMatch, seat: Seat, message: ActMessage): Promise<Answer> {
  const known = match.answerTo(seat, message.id);
  if (known) return known;
  // The client has seen what another node logged.
  if (message.version > match.version) await recorder.catchUp(match);
  const refused = standing(match, seat, message);
  if (refused) return keep(match, seat, message, { ok: false, version: match.version, protocol: refused });

  let recorded = await recordFor(recorder, match, seat, message);
  // Another node was first, with something that leaves this decision open: both may be asked at once (9.4).
  for (let tries = 1; tries < MOST_TRIES && isOvertaken(recorded) && isOpen(match, seat, message); tries += 1) {
    recorded = await recordFor(recorder, match, seat, message);
  }
  if (recorded.ok) return { ok: true, version: match.version };
  if ('rule' in recorded) {
    return keep(match, seat, message, { ok: false, version: match.version, rule: recorded.rule });
  }
  return match.answerTo(seat, message.id) ?? { ok: false, version: match.version, protocol: recorded.protocol };
}

/** 19.4: who concedes before both have made a decision leaves a game that is void. */
function recordFor(recorder: Recorder, match: LiveMatch, seat: Seat, { id, action }: ActMessage) {
  if (action.type === 'concede' && !match.bothDecided) {
    return recorder.record(match, 'server', { type: 'void' }, { messageId: logMessageId(seat, id) });
  }
  return recorder.record(match, seat, action, { messageId: id });
}

/** Why the message is too late, or too early, to be looked at. */
function standing(match: LiveMatch, seat: Seat, message: ActMessage): ProtocolRefusal | null {
  if (match.over) return 'matchOver';
  if (message.version > match.version) return 'staleVersion';
  if (message.decision === null) return null;
  const { decisions } = match;
  if (decisions[seat]?.id === message.decision) return null;
  // It names what the other is asked: the engine says by which rule that is not this player's to answer.
  return decisions.some((decision) => decision?.id === message.decision) && !decisions[seat] ? null : 'staleDecision';
}

function keep(match: LiveMatch, seat: Seat, message: ActMessage, answer: Answer): Answer {
  match.keepRefusal(seat, message.id, answer);
  return answer;
}
