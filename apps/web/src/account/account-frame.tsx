import { cardById } from '@astris/cards';
import { Card } from '@astris/ui/cards';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** A narrow column for the pages about an account, with a card beside it where there is room. */
export const AccountFrame = ({ title, lead, children }: { title: ReactNode; lead: ReactNode; children: ReactNode }) => (
  <div className="grid items-center gap-16 py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_400px]">
    <Picture />
    <div className="mx-auto w-full max-w-[400px] min-w-0">
      <h1 className="break-words">{title}</h1>
      <p className="mt-1 mb-7 text-fg-2">{lead}</p>
      {children}
    </div>
  </div>
);

function Picture() {
  const card = cardById('ilyane-lamp-of-the-verge');
  return (
    <div className="account-picture" aria-hidden="true" inert>
      {card && <Card card={card} />}
    </div>
  );
}

/** A line with "or" in the middle. */
export const Or = () => (
  <div className="my-6 flex items-center gap-4 text-sm text-fg-3">
    <span className="h-px flex-1 bg-line" />
    {useTranslations('account')('or')}
    <span className="h-px flex-1 bg-line" />
  </div>
);
