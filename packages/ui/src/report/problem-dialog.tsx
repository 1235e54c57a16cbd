'use client';
import { ReportDialog, type ReportDialogProps } from './report-dialog';

/** `maxLength`: the longest comment that is taken. */
const FIELD = {
  label: 'What is wrong?',
  hint: 'What happened, and what should have happened. A rule’s number helps.',
  rows: 5,
  maxLength: 2_000,
};

export type ProblemDialogProps = Pick<ReportDialogProps, 'open' | 'onOpenChange' | 'send'>;

/** Takes what somebody found wrong in a game, and tells them the reference of their report. */
export const ProblemDialog = (props: ProblemDialogProps) => (
  <ReportDialog
    {...props}
    title="Report a problem"
    description="Those who look after the site get what you write here and the whole game so far, so that they can look into it. The other player is not told."
    field={FIELD}
    missing="Say in a few words what is wrong."
    sent="Your report is kept, with the game as it is now."
  />
);
