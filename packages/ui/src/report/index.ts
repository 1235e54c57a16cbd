export { PlayerReportDialog, type PlayerReportDialogProps } from './player-report-dialog';
export { ProblemDialog, type ProblemDialogProps, type Reported } from './problem-dialog';
export { type PlayerReportReason, REPORT_REASONS } from './reasons';
