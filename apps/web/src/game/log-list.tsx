'use client';
import type { Segment } from '@astris/engine/messages';
import { ToldLine } from '@astris/ui';
import type { LogLine } from './log';
import { Sentence } from './sentence';

const MARKS = ['is-first', 'is-second'];

const say = (segments: readonly Segment[]) => <Sentence segments={segments} />;

/** The log, line by line; a line's edge says whose it is, as its words do. */
export const LogList = ({ lines }: { lines: readonly LogLine[] }) => (
  <ol className="log">
    {lines.map((line) => (
      <li
        key={line.key}
        className={line.heading ? `log-${line.heading}` : `log-line ${MARKS[line.seat ?? -1] ?? ''}`}
        value={line.action}
      >
        <ToldLine segments={line.segments} why={line.why} say={say} />
      </li>
    ))}
  </ol>
);
