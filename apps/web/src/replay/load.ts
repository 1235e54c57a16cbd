import {
  failureSentence,
  type ParsedReplay,
  parseReplay,
  problemSentence,
  type ReplayFailure,
  timelineOf,
} from '@astris/replay';
import { CARD_POOL } from '@/match/pool';
import { replayFileHref } from '@/site/links';
import type { Played } from './model';

/** Why a game can't be stepped through. */
export interface Unplayable {
  /** `network`: the file did not come; asking again may help. */
  why: 'network' | 'file' | ReplayFailure['why'];
  says: string;
}
export type Loaded = { ok: true; played: Played } | { ok: false; unplayable: Unplayable };

const failed = (why: Unplayable['why'], says: string): Loaded => ({ ok: false, unplayable: { why, says } });

/** Fetches the file of a game and runs it. Never throws. */
export async function loadGame(match: string): Promise<Loaded> {
  let text: string;
  try {
    const answer = await fetch(replayFileHref(match));
    if (!answer.ok) return failed('network', `The server answered ${answer.status}.`);
    text = await answer.text();
  } catch {
    return failed('network', 'The server was not reached.');
  }
  const parsed: ParsedReplay = parseReplay(text);
  return parsed.ok ? run(parsed.file) : failed('file', problemSentence(parsed.problem));
}

function run(file: Played['file']): Loaded {
  const timeline = timelineOf(file, CARD_POOL);
  if (!timeline.ok) return failed(timeline.failure.why, failureSentence(timeline.failure));
  return { ok: true, played: { file, timeline } };
}
