/** A problem report as a file: the game as it was, and what somebody found wrong with it. */
import { z } from 'zod';
import { type ParsedReplay, parseReplay, type ReplayProblem, readReplay } from './parse';
import { MAX_REPLAY_CHARS, type ReplayFile } from './replay-file';

export const REPORT_FORMAT = 'astris-report';
export const REPORT_FILE_VERSION = 1;

/** Everything of a report but the game. */
export interface Report {
  reference: string;
  /** Who reported it, and in which seat; null for somebody who watched. */
  name: string;
  seat: number | null;
  /** How many actions the game had where they looked at it. */
  number: number;
  comment: string;
  /** ISO 8601. */
  createdAt: string;
}
export interface ReportFile extends Report {
  format: typeof REPORT_FORMAT;
  version: typeof REPORT_FILE_VERSION;
  replay: ReplayFile;
}

const SCHEMA = z.strictObject({
  format: z.literal(REPORT_FORMAT),
  version: z.literal(REPORT_FILE_VERSION),
  reference: z.string().regex(/^[\w-]{1,40}$/),
  name: z.string().max(100),
  seat: z.int().min(0).max(1).nullable(),
  number: z.int().min(0),
  comment: z.string().max(10_000),
  createdAt: z.iso.datetime(),
  replay: z.unknown(),
});

export type ParsedGame = { ok: true; file: ReplayFile; report: Report | null } | { ok: false; problem: ReplayProblem };

/** Reads a replay or a report from text; never throws. */
export function parseGame(source: string): ParsedGame {
  const report = source.length <= MAX_REPLAY_CHARS ? asReport(source) : null;
  if (!report) return withReport(parseReplay(source), null);
  const parsed = SCHEMA.safeParse(report);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue ? z.core.toDotPath(issue.path) : '';
    return { ok: false, problem: { why: 'malformed', where, message: issue?.message ?? 'unreadable' } };
  }
  const { format: _, version: __, replay, ...rest } = parsed.data;
  return withReport(readReplay(replay), rest);
}

function asReport(source: string): object | null {
  try {
    const value: unknown = JSON.parse(source);
    const isReport = typeof value === 'object' && value !== null && 'format' in value && value.format === REPORT_FORMAT;
    return isReport ? value : null;
  } catch {
    return null;
  }
}
const withReport = (parsed: ParsedReplay, report: Report | null): ParsedGame =>
  parsed.ok ? { ...parsed, report } : parsed;
