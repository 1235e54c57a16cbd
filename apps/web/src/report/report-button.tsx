'use client';
import { Button, ProblemDialog } from '@astris/ui';
import { useState } from 'react';
import { useReport } from './use-report';

/** Opens the dialog in which a problem of a finished game is reported. */
export function ReportButton({ matchId, number }: { matchId: string; number: number }) {
  const [open, setOpen] = useState(false);
  const report = useReport(matchId);
  return (
    <>
      <Button icon="flag" data-report="" onClick={() => setOpen(true)}>
        Report a problem
      </Button>
      <ProblemDialog open={open} onOpenChange={setOpen} send={(comment) => report(number, comment)} />
    </>
  );
}
