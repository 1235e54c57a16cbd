import { ACTS, type Act } from '@astris/engine/language';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { classes } from '../class-names';
import { Icon } from '../icons';

const range = (length: number) => Array.from({ length }, (_, at) => at);

export interface TreasuryProps {
  /** C in the Treasury. */
  value: number;
  /** What it can hold (10.3); 20 by the rules. */
  max?: number;
  /** C that the action in hand would spend: hatched, with "leaves 9". */
  spend?: number;
  /** C that would come in. What is over the most is said to be lost. */
  gain?: number;
  /** The Homeworld's starting Treasury, marked under its tick. */
  start?: number;
  /** Whose: "Your Treasury". */
  label?: string;
}

/** The Treasury: a number first, then its ticks in fives. */
export function Treasury({ value, max = 20, spend = 0, gain = 0, start, label }: TreasuryProps) {
  const t = useTranslations('cards');
  const kept = Math.max(0, value - spend);
  const lost = Math.max(0, kept + gain - max);
  const note = spend
    ? t('leaves', { value: kept })
    : lost
      ? t('wouldBeLost', { value: lost })
      : gain
        ? t('risesTo', { value: kept + gain })
        : undefined;
  const of = t('ofMax', { value, max });
  const mark = (at: number) => (at < kept ? 'is-on' : at < value ? 'is-spent' : at < kept + gain && 'is-gain');
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> can't hold ticks
    <div
      className="as-treasury"
      role="meter"
      aria-label={label ?? t('treasury')}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={note ? `${of}, ${note}` : of}
    >
      <span className="as-treasury-number">
        <Icon name="treasury" size={15} />
        <b>{value}</b>
        <i>/{max}</i>
        {note && <em className={lost ? 'is-lost' : undefined}>{note}</em>}
      </span>
      <span className="as-ticks">
        {range(max).map((at) => (
          <i key={at} className={classes(mark(at), at + 1 === start && 'is-start')} />
        ))}
      </span>
    </div>
  );
}

export interface MeterProps {
  /** What is counted: "Bound Character wins a conflict". */
  label: string;
  value: number;
  max: number;
  /** Segments that the action in hand would add, hatched. */
  ghost?: number;
  /** Leaves the words to screen readers. */
  barOnly?: boolean;
}

/** Progress to an End condition: "1 of 2", then its segments. */
export function Meter({ label, value, max, ghost = 0, barOnly }: MeterProps) {
  const t = useTranslations('cards');
  const of = t('ofMax', { value, max });
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> can't hold segments
    <div
      className="as-meter"
      translate="no"
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={ghost ? t('wouldBe', { value, max, after: Math.min(max, value + ghost) }) : of}
    >
      {!barOnly && (
        <>
          <span>{label}</span>
          <b>{of}</b>
        </>
      )}
      <span className="as-meter-bar">
        {range(max).map((at) => (
          <i key={at} className={at < value ? 'is-on' : at < value + ghost ? 'is-ghost' : undefined} />
        ))}
      </span>
    </div>
  );
}

export interface PipsProps {
  /** The active Chapter; 4 when all are done. */
  chapter: 1 | 2 | 3 | 4;
  /** A Reversal, and how near it is. */
  reversal?: 'idle' | 'would go live' | 'live';
  /** Chapters that were skipped. */
  skipped?: readonly number[];
}

/** The Chapters of a Storyline as pips on a line. */
export function Pips({ chapter, reversal, skipped = [] }: PipsProps) {
  const t = useTranslations('cards');
  const words = chapter > 3 ? t('allChaptersDone') : t('chapterOf', { numeral: `${ACTS[chapter - 1]}` });
  const said = reversal ? `${words}, ${t(`reversals.${reversal}`)}` : words;
  return (
    <span className="as-pips" translate="no" role="img" aria-label={said}>
      {ACTS.map((numeral, at) => (
        <Fragment key={numeral}>
          {at > 0 && <s className={at < chapter ? 'is-done' : undefined} />}
          <span
            className={classes(
              'as-pip',
              at + 1 < chapter && 'is-done',
              at + 1 === chapter && reversal !== 'live' && 'is-on',
            )}
          >
            {at + 1 >= chapter ? (
              numeral
            ) : (
              <Icon name={skipped.includes(at + 1) ? 'skip-forward' : 'check'} size={12} />
            )}
          </span>
        </Fragment>
      ))}
      {reversal && (
        <>
          <s />
          <span
            className={classes(
              'as-pip is-reversal',
              reversal !== 'idle' && 'is-warned',
              reversal === 'live' && 'is-on',
            )}
          >
            <Icon name="reversal" size={12} />
          </span>
        </>
      )}
    </span>
  );
}

export interface ActTrackProps {
  now: Act;
  /** Who won each Act that is over, as words: "You won". */
  results?: Partial<Record<Act, string>>;
  /** Names of the Acts, if shown. */
  titles?: Partial<Record<Act, string>>;
}

/** The three Acts: won, lost, now and next. */
export function ActTrack({ now, results = {}, titles = {} }: ActTrackProps) {
  const t = useTranslations('cards');
  return (
    <ol className="as-act-track" aria-label={t('acts')}>
      {ACTS.map((act) => (
        <li key={act} className={act === now ? 'is-on' : undefined} aria-current={act === now ? 'step' : undefined}>
          <span className="as-sr">{t('act')} </span>
          <b translate="no">{act}</b>
          <span>{results[act] ?? titles[act]}</span>
        </li>
      ))}
    </ol>
  );
}
