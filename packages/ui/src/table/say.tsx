'use client';
import type { Segment } from '@astris/engine/messages';
import { useTranslations } from 'next-intl';
import { ruleHref } from '../primitives';
import { useTable } from './context';

/** A rule's number: its text opens over the table, and the rulebook in another tab. */
export function RuleNumber({ rule }: { rule: string }) {
  const t = useTranslations('log');
  const { readRule } = useTable();
  return (
    <a
      className="as-rule-link"
      href={ruleHref(rule)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('whyRule', { rule })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        readRule(rule);
      }}
    >
      {rule}
    </a>
  );
}

/** A sentence whose cards open in the inspector and whose rules can be read. */
export function Say({ segments, links = true }: { segments: readonly Segment[]; links?: boolean }) {
  const { inspect } = useTable();
  return segments.map((segment, index) => {
    const key = `${index}`;
    if ('rule' in segment) return <RuleNumber key={key} rule={segment.rule} />;
    if (!('card' in segment)) {
      return (
        <span key={key} translate="no">
          {segment.text}
        </span>
      );
    }
    if (!links) {
      return (
        <b key={key} translate="no">
          {segment.text}
        </b>
      );
    }
    return (
      <button key={key} type="button" className="as-card-link" translate="no" onClick={() => inspect(segment)}>
        {segment.text}
      </button>
    );
  });
}
