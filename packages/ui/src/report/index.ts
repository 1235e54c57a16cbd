export { PlayerReportDialog, type PlayerReportDialogProps } from './player-report-dialog';
export { ProblemDialog, type ProblemDialogProps } from './problem-dialog';
export { type PlayerReportReason, REPORT_REASONS } from './reasons';
export type { Reported } from './report-dialog';
