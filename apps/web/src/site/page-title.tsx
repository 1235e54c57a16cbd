import type { ReactNode } from 'react';

export interface PageTitleProps {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** What can be done here, at the right. */
  actions?: ReactNode;
}

export const PageTitle = ({ title, lead, actions }: PageTitleProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6 sm:pt-10">
    <div className="min-w-0">
      <h1 className="break-words">{title}</h1>
      {lead !== undefined && <p className="mt-1 max-w-[70ch] text-fg-2">{lead}</p>}
    </div>
    {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
  </div>
);
