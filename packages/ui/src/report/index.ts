export {
  PlayerReportDialog,
  type PlayerReportDialogProps,
  type PlayerReportReason,
  REPORT_REASONS,
} from './player-report-dialog';
export { ProblemDialog, type ProblemDialogProps, type Reported } from './problem-dialog';
