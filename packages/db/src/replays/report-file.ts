import { REPORT_FILE_VERSION, REPORT_FORMAT, type ReplayFile, type ReportFile } from '@astris/replay';
import type { ProblemReport } from '../generated/prisma/client';

/** A stored report as a file for `npm run replay` and `npm run scenario`. It holds the seed of the game. */
export const reportFileOf = ({ id, name, seat, number, comment, createdAt, file }: ProblemReport): ReportFile => ({
  format: REPORT_FORMAT,
  version: REPORT_FILE_VERSION,
  reference: id,
  name,
  seat,
  number,
  comment,
  createdAt: createdAt.toISOString(),
  replay: file as unknown as ReplayFile,
});
