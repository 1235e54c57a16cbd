export { ProblemDialog, type ProblemDialogProps, type Reported } from './problem-dialog';
