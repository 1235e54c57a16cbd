import type { ReactNode } from 'react';

/** For the words of a button beside a name: the name is said to those who do not see it there. */
export const named = (name: string) => ({
  name,
  hidden: (words: ReactNode) => <span className="as-sr">{words}</span>,
});
