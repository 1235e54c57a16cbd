/** A replay file from text, or what is wrong with it and where. */
import type { DeckList } from '@astris/engine';
import { z } from 'zod';
import { loggedActionSchema } from './action-schema';
import {
  MAX_REPLAY_ACTIONS,
  MAX_REPLAY_CHARS,
  REPLAY_FILE_VERSION,
  REPLAY_FORMAT,
  type ReplayAction,
  type ReplayFile,
} from './replay-file';

export type ReplayProblem =
  | { why: 'tooLong'; chars: number }
  | { why: 'notJson'; message: string }
  | { why: 'notAReplay' }
  /** `found` is null where no version is told. */
  | { why: 'otherFileVersion'; found: string | null }
  /** `where` is a path into the file, such as `actions[3].actor`. */
  | { why: 'malformed'; where: string; message: string };

export type ParsedReplay = { ok: true; file: ReplayFile } | { ok: false; problem: ReplayProblem };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SEATS = 2;
const text = z.string().max(200);
const name = z.string().max(100);
// A name that every object has is no card's.
const cardId = text.min(1).refine((id) => !(id in Object.prototype), 'no card is called so');
const copies: z.ZodType<Record<string, number>> = z
  .unknown()
  // Zod passes over a key of that name.
  .refine((cards) => !isRecord(cards) || !Object.hasOwn(cards, '__proto__'), 'no card is called __proto__')
  .pipe(
    z
      .record(cardId, z.int().min(1).max(99))
      .refine((cards) => Object.keys(cards).length <= 200, 'at most 200 different cards'),
  );

const list: z.ZodType<DeckList> = z.strictObject({
  homeworld: cardId,
  starter: cardId,
  main: copies,
  sideboard: copies,
});
const action: z.ZodType<ReplayAction> = z.strictObject({
  actor: z.literal([0, 1, 'server']),
  action: loggedActionSchema,
  atMs: z.int().min(0),
});

const SCHEMA: z.ZodType<ReplayFile> = z.strictObject({
  format: z.literal(REPLAY_FORMAT),
  version: z.literal(REPLAY_FILE_VERSION),
  matchId: text,
  engineVersion: text,
  rulesetVersion: text,
  poolHash: text,
  seed: text.min(1),
  commitment: text,
  seats: z.array(z.strictObject({ name, deckName: name, list })).length(SEATS),
  actions: z.array(action).max(MAX_REPLAY_ACTIONS),
  finalHash: text.nullable(),
  result: z
    .strictObject({
      winner: z.int().min(0).max(1).nullable(),
      reason: z.enum(['acts', 'concession', 'clock', 'void']),
    })
    .nullable(),
});

/** Reads a replay file. Never throws; does not ask yet whether the game can be run again. */
export function parseReplay(source: string): ParsedReplay {
  if (source.length > MAX_REPLAY_CHARS) return failed({ why: 'tooLong', chars: source.length });
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return failed({ why: 'notJson', message: error instanceof Error ? error.message : String(error) });
  }
  return readReplay(value);
}

/** The same for what was JSON: a file that is kept in a database. */
export function readReplay(value: unknown): ParsedReplay {
  if (!isRecord(value) || value.format !== REPLAY_FORMAT) return failed({ why: 'notAReplay' });
  if (value.version !== REPLAY_FILE_VERSION)
    return failed({ why: 'otherFileVersion', found: versionOf(value.version) });
  const parsed = SCHEMA.safeParse(value);
  if (parsed.success) return { ok: true, file: parsed.data };
  const [issue] = parsed.error.issues;
  return failed({
    why: 'malformed',
    where: issue ? z.core.toDotPath(issue.path) : '',
    message: issue?.message ?? 'unreadable',
  });
}

/** Anything may stand there. */
const versionOf = (version: unknown): string | null =>
  typeof version === 'number' || typeof version === 'string' ? String(version).slice(0, 20) : null;

const failed = (problem: ReplayProblem): ParsedReplay => ({ ok: false, problem });

/** What is wrong with a file, as a sentence. */
export function problemSentence(problem: ReplayProblem): string {
  switch (problem.why) {
    case 'tooLong':
      return `The file has ${problem.chars} characters; at most ${MAX_REPLAY_CHARS} are read.`;
    case 'notJson':
      return `This is not JSON: ${problem.message}.`;
    case 'notAReplay':
      return `This is not a replay of Astris: a replay says "format": "${REPLAY_FORMAT}".`;
    case 'otherFileVersion':
      return `The file ${problem.found === null ? 'does not say of which version it is' : `is of version ${problem.found}`}; version ${REPLAY_FILE_VERSION} can be read.`;
    case 'malformed':
      return problem.where
        ? `The file can’t be read at ${problem.where}: ${problem.message}.`
        : `The file can’t be read: ${problem.message}.`;
  }
}
