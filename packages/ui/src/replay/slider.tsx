'use client';
import type { Seat } from '@astris/engine';
import { useTranslations } from 'next-intl';
import type { ReplayMark } from './model';

export interface SliderProps {
  at: number;
  steps: number;
  marks: readonly ReplayMark[];
  bottom: Seat;
  go: (at: number) => void;
}

/** The whole game as a line: a tick for each turn, warm or cool as its player, and a numeral for each Act. */
export function Slider({ at, steps, marks, bottom, go }: SliderProps) {
  const t = useTranslations('replay');
  const place = (step: number): string => `${steps === 0 ? 0 : (100 * step) / steps}%`;
  const step = t('stepOf', { at, steps });
  const here = marks.findLast((mark) => mark.at <= at);
  return (
    <div className="ar-slider" style={{ '--at': place(at) } as React.CSSProperties}>
      <span className="ar-track" aria-hidden="true">
        <i className="ar-done" />
        {marks.map((mark) => (
          <i
            key={mark.at}
            className={`ar-mark is-${mark.kind} ${mark.active === bottom ? 'is-mine' : 'is-theirs'}`}
            style={{ left: place(mark.at) }}
            data-mark={mark.kind}
          >
            {mark.numeral && <b translate="no">{mark.numeral}</b>}
          </i>
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={steps}
        step={1}
        value={at}
        aria-label={t('stepOfGame')}
        aria-valuetext={here ? `${step}, ${here.words}` : step}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
    </div>
  );
}
