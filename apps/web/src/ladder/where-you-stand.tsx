import type { RouterOutputs } from '@astris/api';
import { buttonClass } from '@astris/ui';
import Link from 'next/link';
import { hiddenWords, standWords } from './words';

export interface WhereYouStandProps {
  /** Null for somebody who has no account. */
  mine: RouterOutputs['ladder']['mine'] | null;
  /** Whether the season that is shown still runs. */
  running: boolean;
}

/** One's own place, or why there is none, and how to change that. */
export const WhereYouStand = ({ mine, running }: WhereYouStandProps) => (
  <section aria-labelledby="stand">
    <h2 id="stand" className="mb-2 font-ui text-md font-semibold text-fg">
      Where you stand
    </h2>
    {mine?.row ? (
      <p>{standWords(mine.row, mine)}</p>
    ) : mine?.hidden ? (
      <p>{hiddenWords(mine.hidden, running)}</p>
    ) : (
      <p>
        <Link className="as-card-link" href="/signup?next=/ladder">
          Make an account
        </Link>{' '}
        to be rated.
      </p>
    )}
    <Link className={buttonClass({ className: 'mt-3' })} href="/play">
      Play rated
    </Link>
  </section>
);
