'use client';
import type { Segment } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { classes } from '../class-names';
import { ToldLine } from '../log';
import { useTable } from './context';
import { Say } from './say';

/** How far from its end, in px, the log still follows what happens. */
const NEAR = 48;
const HEADINGS: ReadonlySet<string> = new Set(['turnBegan', 'actBegan', 'actEnded']);

const say = (segments: readonly Segment[]) => <Say segments={segments} />;

/** What happened, line by line, each with the rule and the card that caused it. The newest stands at the bottom. */
export function LogLines() {
  const t = useTranslations('table.side');
  const { model } = useTable();
  const list = useRef<HTMLDivElement>(null);
  /** Somebody who has scrolled up to read is not moved by what happens meanwhile. */
  const follows = useRef(true);
  const length = model.log.length;
  useEffect(() => {
    const element = list.current;
    if (element && length > 0 && follows.current) element.scrollTop = element.scrollHeight;
  }, [length]);
  return (
    <div
      ref={list}
      className="at-log-lines"
      role="log"
      aria-live="off"
      aria-label={t('events')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      <ol>
        {model.log.map((line) => {
          const side = line.seat === null ? null : line.seat === model.bottom ? 'is-mine' : 'is-theirs';
          return (
            <li
              key={line.key}
              className={classes(HEADINGS.has(line.type) ? 'is-heading' : side)}
              data-event={line.type}
            >
              <ToldLine segments={line.segments} why={line.why} say={say} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
