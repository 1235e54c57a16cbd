/** A game as text, at any pending decision, and back. */
import type { Ruleset } from './ruleset';
import type { CardPool } from './state/pool';
import { sha256Hex } from './state/random';
import { type Game, gameOf } from './state/state';

/** Raised with each change to the shape of the state. */
export const SCHEMA_VERSION = 2;

/** `notAGame`: no text of a saved game. `schema`: of another version. `damaged`: not as it was saved. */
export type LoadFault = 'notAGame' | 'schema' | 'damaged';
const SENTENCES: Record<LoadFault, string> = {
  notAGame: 'this is no saved game',
  schema: `this game is of another schema than ${SCHEMA_VERSION}`,
  damaged: 'this saved game was damaged',
};
/** A text that `load` can't make a game of. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  constructor(readonly fault: LoadFault) {
    super(SENTENCES[fault]);
  }
}

type State = Pick<Game, 'board' | 'hidden' | 'flow'>;
interface Saved {
  readonly schema: number;
  /** SHA-256 of the state as it is written here. */
  readonly digest: string;
  readonly state: State;
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function save({ board, hidden, flow }: Game): string {
  const state = JSON.stringify({ board, hidden, flow } satisfies State);
  return `{"schema":${SCHEMA_VERSION},"digest":"${sha256Hex(state)}","state":${state}}`;
}
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LoadError('notAGame');
  }
}
/** Throws a `LoadError` on text that is no saved game, or of another schema version, or not as it was saved. */
export function load(text: string, pool: CardPool, ruleset: Ruleset): Game {
  const saved = parse(text);
  if (!isRecord(saved) || !('schema' in saved)) throw new LoadError('notAGame');
  const { schema, digest, state } = saved as Partial<Saved>;
  if (schema !== SCHEMA_VERSION) throw new LoadError('schema');
  if (!isRecord(state) || sha256Hex(JSON.stringify(state)) !== digest) throw new LoadError('damaged');
  const { board, hidden, flow } = state;
  return gameOf({
    pool,
    ruleset,
    board,
    hidden,
    flow,
  });
}
