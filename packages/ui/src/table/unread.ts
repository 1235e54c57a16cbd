import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { saidWords } from '../chat';
import type { TableModel } from './model';

/** How many lines of the other player nobody has looked at, and the newest of them, to be read aloud. */
export function useUnread({ chat, bottom }: TableModel, isShown: boolean): { unread: number; news: string } {
  const t = useTranslations('chat');
  const lines = chat?.lines;
  const newest = lines?.at(-1)?.number ?? 0;
  const [seen, setSeen] = useState<number | null>(null);
  const first = useRef<number | null>(null);
  // What was there when the table was opened is no news.
  if (first.current === null && lines) first.current = newest;
  useEffect(() => {
    if (isShown) setSeen(newest);
  }, [isShown, newest]);
  const since = Math.max(seen ?? 0, first.current ?? 0);
  const theirs = (lines ?? []).filter((line) => line.seat !== bottom);
  const last = theirs.at(-1);
  const isNews = last !== undefined && last.number > (first.current ?? 0);
  return {
    unread: isShown ? 0 : theirs.filter((line) => line.number > since).length,
    news: isNews && chat ? t('says', { name: chat.opponent, said: saidWords(last, t) }) : '',
  };
}
