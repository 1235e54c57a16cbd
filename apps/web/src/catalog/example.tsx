import Link from 'next/link';
import { catalogHref } from './address';

/** A query as a link to what it finds, and what it asks for in plain words. */
export const Example = ({ query, words }: { query: string; words: string }) => (
  <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
    <Link className="as-card-link" href={catalogHref({ q: query })} prefetch={false}>
      <code>{query}</code>
    </Link>
    <span className="text-sm text-fg-3" translate="no">
      {words}
    </span>
  </p>
);
