'use client';
import { dateTag } from '@astris/messages';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const DATE = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** "3 minutes ago"; a date once it is a week old, and while it is not known what time it is. */
function useWords(at: Date, now: number | null): string {
  const t = useTranslations('site');
  const locale = useLocale();
  const seconds = now === null ? Number.POSITIVE_INFINITY : Math.max(0, (now - at.getTime()) / 1000);
  if (seconds >= 7 * 86_400) return new Intl.DateTimeFormat(dateTag(locale), DATE).format(at);
  const unit = UNITS.find(([, size]) => seconds >= size);
  if (!unit) return t('justNow');
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / unit[1]), unit[0]);
}

/** A moment as the time that has passed since. The browser's clock counts, so it is filled in there. */
export function Ago({ at }: { at: Date }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at.toISOString()} title={at.toISOString().slice(0, 16).replace('T', ' ')}>
      {useWords(at, now)}
    </time>
  );
}
