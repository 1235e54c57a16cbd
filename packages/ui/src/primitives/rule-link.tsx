import type { ReactNode } from 'react';

export interface RuleLinkProps {
  /** A rule's number, like `8.10.3`. */
  rule: string;
  /** Words in place of the number. */
  children?: ReactNode;
}

/** The address of a rule on the rules page. */
export const ruleHref = (rule: string): string => `/rules#r-${rule}`;

export const RuleLink = ({ rule, children }: RuleLinkProps) => (
  <a className="as-rule-link" href={ruleHref(rule)} aria-label={children === undefined ? `Rule ${rule}` : undefined}>
    {children ?? rule}
  </a>
);
