import type { Segment } from '@astris/engine/messages';
import { RuleLink } from '@astris/ui';
import Link from 'next/link';
import { cardHref } from '@/site/links';

/** A sentence with its cards and rules as links. */
export const Sentence = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map((segment, index) => {
    const key = index;
    if ('rule' in segment) return <RuleLink key={key} rule={segment.rule} />;
    if ('card' in segment) {
      return (
        <Link key={key} className="as-card-link" href={cardHref(segment.card)} prefetch={false}>
          {segment.text}
        </Link>
      );
    }
    return <span key={key}>{segment.text}</span>;
  });
