import { termById } from '@astris/rulebook/terms';
import type { ReactNode } from 'react';
import { ruleHref } from './rule-link';

export interface TermLinkProps {
  /** The number of the term's entry, like `18.4`. */
  term: string;
  /** The term as it is written here. */
  children: ReactNode;
}

/** A word of the rules: a link to its rule, whose meaning `TermTips` shows on hover, focus and tap. */
export function TermLink({ term, children }: TermLinkProps) {
  const found = termById(term);
  return found ? (
    <a className="as-term" translate="no" href={ruleHref(found.rule)} data-term={found.id}>
      {children}
    </a>
  ) : (
    children
  );
}
