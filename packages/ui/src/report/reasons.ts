/** What a report of a player can be about. Read by pages that are made on the server too. */
export const REPORT_REASONS = ['CHAT', 'NAME', 'STALLING', 'CHEATING', 'OTHER'] as const;
export type PlayerReportReason = (typeof REPORT_REASONS)[number];
