'use client';
import { useTranslations } from 'next-intl';
import { ReportDialog, type ReportDialogProps } from './report-dialog';

/** The longest comment that is taken, in characters. */
const LONGEST = 2_000;

export type ProblemDialogProps = Pick<ReportDialogProps, 'open' | 'onOpenChange' | 'send'>;

/** Takes what somebody found wrong in a game, and tells them the reference of their report. */
export function ProblemDialog(props: ProblemDialogProps) {
  const t = useTranslations('report');
  return (
    <ReportDialog
      {...props}
      title={t('reportProblem')}
      description={t('problem.text')}
      field={{ label: t('problem.what'), hint: t('problem.whatHint'), rows: 5, maxLength: LONGEST }}
      missing={t('problem.missing')}
      sent={t('problem.sent')}
    />
  );
}
