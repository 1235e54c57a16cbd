'use client';
import { Button, ProblemDialog } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useReport } from './use-report';

/** Opens the dialog in which a problem of a finished game is reported. */
export function ReportButton({ matchId, number }: { matchId: string; number: number }) {
  const t = useTranslations('report');
  const [open, setOpen] = useState(false);
  const report = useReport(matchId);
  return (
    <>
      <Button icon="flag" data-report="" onClick={() => setOpen(true)}>
        {t('reportProblem')}
      </Button>
      <ProblemDialog open={open} onOpenChange={setOpen} send={(comment) => report(number, comment)} />
    </>
  );
}
