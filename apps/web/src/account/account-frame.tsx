import type { ReactNode } from 'react';

/** A narrow column for the pages about an account. */
export const AccountFrame = ({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) => (
  <div className="mx-auto max-w-[400px] py-10 sm:py-16">
    <h1>{title}</h1>
    <p className="mt-1 mb-7 text-fg-2">{lead}</p>
    {children}
  </div>
);

/** A line with "or" in the middle. */
export const Or = () => (
  <div className="my-6 flex items-center gap-4 text-sm text-fg-3">
    <span className="h-px flex-1 bg-line" />
    or
    <span className="h-px flex-1 bg-line" />
  </div>
);
