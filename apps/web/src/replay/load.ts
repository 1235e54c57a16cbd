import { timelineFrom } from '@astris/replay/timeline';
import { EngineWorker } from '@/engine-worker/engine-worker';
import type { Unlaid } from '@/engine-worker/timeline';
import { replayFileHref } from '@/site/links';
import type { Played } from './model';

/** Why a game can't be stepped through. */
export interface Unplayable {
  /** `network`: the file did not come; asking again may help. */
  why: 'network' | Unlaid['why'];
  /** Why nothing came or ran here, or a sentence about the game. */
  says: string | { lost: 'status'; status: string } | { lost: 'notReached' | 'notRun' };
}
export type Loaded = { ok: true; played: Played } | { ok: false; unplayable: Unplayable };
/** How far the game is run. */
export interface Progress {
  done: number;
  of: number;
}

const failed = (why: Unplayable['why'], says: Unplayable['says']): Loaded => ({ ok: false, unplayable: { why, says } });

/** Fetches the file of a game and runs it in a worker. Never throws. */
export async function loadGame(match: string, progress: (progress: Progress) => void): Promise<Loaded> {
  let text: string;
  try {
    const answer = await fetch(replayFileHref(match));
    if (!answer.ok) return failed('network', { lost: 'status', status: String(answer.status) });
    text = await answer.text();
  } catch {
    return failed('network', { lost: 'notReached' });
  }
  const worker = new EngineWorker({ progress });
  try {
    const answer = await worker.ask('timeline', text);
    if (!answer.ok) return answer;
    return { ok: true, played: { file: answer.file, timeline: timelineFrom(answer.laid) } };
  } catch {
    return failed('threw', { lost: 'notRun' });
  } finally {
    worker.close();
  }
}
