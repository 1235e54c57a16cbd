'use client';
import { useEffect, useState } from 'react';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "3 minutes ago"; a date once it is a week old. */
function ago(at: Date, now: number): string {
  const seconds = Math.max(0, (now - at.getTime()) / 1000);
  if (seconds >= 7 * 86_400) return date.format(at);
  const unit = UNITS.find(([, size]) => seconds >= size);
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now';
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
      {now === null ? date.format(at) : ago(at, now)}
    </time>
  );
}
