/** Replays in the worker: a timeline goes to the page as its moments, which share what did not change; the page asks those. */
import { GAME_POOL } from '@astris/cards';
import {
  failureSentence,
  type LaidOut,
  layOutTimeline,
  parseReplay,
  problemSentence,
  type ReplayFailure,
  type ReplayFile,
} from '@astris/replay';

/** Why a game can't be stepped through. */
export interface Unlaid {
  why: 'file' | ReplayFailure['why'];
  says: string;
}
export type Laid = { ok: true; file: ReplayFile; laid: LaidOut } | { ok: false; unplayable: Unlaid };

/** Steps between two reports of how far it is. */
const REPORT_EVERY = 10;

/** Reads a replay file and runs its game. Never throws. */
export function layOut(text: string, progress: (done: number, of: number) => void): Laid {
  const parsed = parseReplay(text);
  if (!parsed.ok) return { ok: false, unplayable: { why: 'file', says: problemSentence(parsed.problem) } };
  const { file } = parsed;
  const laid = layOutTimeline(file, GAME_POOL, (done) => {
    if (done % REPORT_EVERY === 0) progress(done, file.actions.length);
  });
  if (!laid.ok) return { ok: false, unplayable: { why: laid.failure.why, says: failureSentence(laid.failure) } };
  return { ok: true, file, laid };
}
