'use client';
import type { Segment } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef } from 'react';
import { classes } from '../class-names';
import { ToldLine } from '../log';
import { TableScopeProvider, useTable } from '../table/context';
import { Say } from '../table/say';
import type { ReplayLine } from './model';

const say = (segments: readonly Segment[]) => <Say segments={segments} />;
const HEADINGS: ReadonlySet<string> = new Set(['turnBegan', 'actBegan', 'actEnded']);

export interface ReplayLogProps {
  lines: readonly ReplayLine[];
  at: number;
  go: (at: number) => void;
}

/** The log of the whole game. What this step tells is marked, what is still to come is faint; a line leads to its step. */
export function ReplayLog({ lines, at, go }: ReplayLogProps) {
  const t = useTranslations('replay');
  const scope = useTable();
  // Lines ask the table only to show a card or a rule, which never changes: a step draws none of them anew for it.
  const lasting = useRef(scope).current;
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.findLast((line) => line.at <= at)?.key;
  useEffect(() => {
    const element = list.current;
    const line = element?.querySelector<HTMLElement>(`[data-line="${shown}"]`);
    if (element && line) element.scrollTop = line.offsetTop - element.clientHeight + line.offsetHeight + 12;
    else if (element) element.scrollTop = 0;
  }, [shown]);
  const { bottom } = scope.model;
  return (
    <TableScopeProvider value={lasting}>
      <section className="at-log ar-log" aria-label={t('log')}>
        <header className="at-sec-h">
          <b>{t('log')}</b>
          <span>{t('lineLeads')}</span>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <ol ref={list} aria-label={t('events')} tabIndex={0}>
          {lines.map((line) => (
            <Line
              key={line.key}
              line={line}
              side={line.seat === null ? null : line.seat === bottom ? 'is-mine' : 'is-theirs'}
              time={line.at < at ? 'past' : line.at === at ? 'now' : 'ahead'}
              go={go}
            />
          ))}
        </ol>
      </section>
    </TableScopeProvider>
  );
}

interface LineProps {
  line: ReplayLine;
  side: 'is-mine' | 'is-theirs' | null;
  time: 'past' | 'now' | 'ahead';
  go: (at: number) => void;
}
const Line = memo(function Line({ line, side, time, go }: LineProps) {
  const t = useTranslations('replay');
  return (
    <li
      className={classes(HEADINGS.has(line.type) ? 'is-heading' : side, `is-${time}`)}
      data-line={line.key}
      data-event={line.type}
      aria-current={time === 'now' ? 'step' : undefined}
    >
      <button
        type="button"
        className="ar-jump"
        tabIndex={time === 'now' ? 0 : -1}
        aria-label={t('goToStep', { at: line.at })}
        onClick={() => go(line.at)}
      />
      <ToldLine segments={line.segments} why={line.why} say={say} />
    </li>
  );
});
