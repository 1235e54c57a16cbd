import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

export interface RuleLinkProps {
  /** A rule's number, like `8.10.3`. */
  rule: string;
  /** Words in place of the number. */
  children?: ReactNode;
}

/** The address of a rule on the rules page. */
export const ruleHref = (rule: string): string => `/rules#r-${rule}`;

export function RuleLink({ rule, children }: RuleLinkProps) {
  const t = useTranslations('ui');
  return (
    <a
      className="as-rule-link"
      href={ruleHref(rule)}
      aria-label={children === undefined ? t('rule', { rule }) : undefined}
    >
      {children ?? rule}
    </a>
  );
}
