'use client';
import { isRuleId, ruleById } from '@astris/rulebook';
import { useTranslations } from 'next-intl';
import { withTerms } from '../cards/rich-text';
import { Dialog, ruleHref } from '../primitives';

/** A rule's text over the table: the answer to "Why?". */
export function RuleNote({ rule, onClose }: { rule: string | null; onClose: () => void }) {
  const t = useTranslations('table.ruleNote');
  const ui = useTranslations('ui');
  const found = rule !== null && isRuleId(rule) ? ruleById(rule) : null;
  const known = new Set<string>();
  return (
    <Dialog
      open={rule !== null}
      onOpenChange={(open) => !open && onClose()}
      title={found?.title ? `${found.id} ${found.title}` : ui('rule', { rule: rule ?? '' })}
      actions={
        rule !== null && (
          <a className="as-btn as-btn-36" href={ruleHref(rule)} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        )
      }
    >
      <div className="at-rule" translate="no" data-rule={rule}>
        {found?.text.map((sentence) => (
          <p key={sentence.text}>
            {withTerms(sentence.text, known)}{' '}
            {sentence.mark === 'H' && <small className="as-faint">{t('house')}</small>}
          </p>
        ))}
      </div>
    </Dialog>
  );
}
