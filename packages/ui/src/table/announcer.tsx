'use client';
import { plain } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { TableWords } from '../words';
import { useTable } from './context';
import type { LogLine } from './model';

/** Steps that follow each other within so many ms are read out together. */
export const TOGETHER_MS = 400;
/** Sentences that are read out at once; the log has the others. */
const MOST_SENTENCES = 6;

/** Reads out what happened, once, to who listens to the table; what the log held at first is not read. */
export function Announcer() {
  const t = useTranslations('table');
  const { log } = useTable().model;
  const heard = useRef<string | undefined>(undefined);
  const [said, setSaid] = useState('');
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) {
      begun.current = log.length > 0;
      heard.current = log.at(-1)?.key;
      return;
    }
    const timer = setTimeout(() => {
      const news = log.slice(log.findIndex(({ key }) => key === heard.current) + 1);
      heard.current = log.at(-1)?.key;
      if (news.length > 0) setSaid(spoken(news, t));
    }, TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [log, t]);
  return (
    <p className="as-sr" role="status" data-announced="">
      {said}
    </p>
  );
}

/** The newest sentences, and how many there were before them. */
function spoken(lines: readonly LogLine[], t: TableWords): string {
  const told = lines.slice(-MOST_SENTENCES).map(({ segments }) => `${plain(segments)}.`);
  const before = lines.length - told.length;
  return [...(before > 0 ? [t('moreInLog', { lines: before })] : []), ...told].join(' ');
}
