'use client';
import type { Segment, Why } from '@astris/engine/messages';
import { isRuleId, textOfRule } from '@astris/rulebook';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface ToldLineProps {
  segments: readonly Segment[];
  why: Why;
  /** How a sentence is shown: where its cards and rules lead. */
  say: (segments: readonly Segment[]) => ReactNode;
}

const isWords = (segment: Segment): boolean => !('rule' in segment);

/** A line of a log. Its "Why?" unfolds the rule behind it: number, sentence, and the card that caused it. */
export function ToldLine({ segments, why, say }: ToldLineProps) {
  const t = useTranslations('log');
  const [open, setOpen] = useState(false);
  const { cause } = why;
  const id = useId();
  const because = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) because.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <>
      {say(segments.filter(isWords))}
      <button
        type="button"
        className="as-because-open"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('whyRule', { rule: why.rule })}
        data-why={why.rule}
        onClick={() => setOpen(!open)}
      >
        <span>{t('why')}</span> {why.rule}
      </button>
      {open && (
        <div ref={because} id={id} className="as-because">
          <p translate="no">
            {say([{ rule: why.rule }])} {isRuleId(why.rule) && textOfRule(why.rule)}
          </p>
          <p>{cause ? t.rich('causedBy', { cause: () => say(cause) }) : t('byRule')}</p>
        </div>
      )}
    </>
  );
}
