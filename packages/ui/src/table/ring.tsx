'use client';
import type { Seat } from '@astris/engine';
import { useTranslations } from 'next-intl';
import { timeOf, useNow } from './clock';
import { useTable } from './context';

/** Seconds left of a decision's own time (19.1), as a number in a ring. */
export function Ring({ seat, size = 26 }: { seat: Seat; size?: number }) {
  const t = useTranslations('table.dock');
  const { model } = useTable();
  const running = model.clocks.seats[seat]?.decidingSinceMs !== null && model.view.board.result === null;
  const now = useNow(running);
  const time = timeOf(model.clocks, seat, running ? now - model.clocksAt : 0);
  const whole = model.ruleset.decisionMs;
  const seconds = Math.ceil(time.decision / 1000);
  return (
    <span
      className="at-ring"
      role="timer"
      aria-label={t('secondsLeft', { seconds })}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <circle cx="13" cy="13" r="11" className="at-ring-track" />
        <circle
          cx="13"
          cy="13"
          r="11"
          className="at-ring-left"
          pathLength="100"
          strokeDasharray={`${(time.decision / whole) * 100} 100`}
          transform="rotate(-90 13 13)"
        />
      </svg>
      <span>{seconds}</span>
    </span>
  );
}
