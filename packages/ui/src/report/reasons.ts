/** What a report of a player can be about. Read by pages that are made on the server too. */
export const REPORT_REASONS = {
  CHAT: 'Insults or harassment in the chat',
  NAME: 'An offensive or misleading name',
  STALLING: 'Stalling or leaving on purpose',
  CHEATING: 'Cheating, or games lost on purpose',
  OTHER: 'Something else',
} as const;
export type PlayerReportReason = keyof typeof REPORT_REASONS;
