import type { RouterOutputs } from '@astris/api';
import { buttonClass } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { hiddenWords, standWords } from './words';

export interface WhereYouStandProps {
  /** Null for somebody who has no account. */
  mine: RouterOutputs['ladder']['mine'] | null;
  /** Whether the season that is shown still runs. */
  running: boolean;
}

/** One's own place, or why there is none, and how to change that. */
export function WhereYouStand({ mine, running }: WhereYouStandProps) {
  const t = useTranslations('ladder');
  return (
    <section aria-labelledby="stand">
      <h2 id="stand" className="mb-2 font-ui text-md font-semibold text-fg">
        {t('whereYouStand')}
      </h2>
      {mine?.row ? (
        <p>{standWords(t, mine.row, mine)}</p>
      ) : mine?.hidden ? (
        <p>{hiddenWords(t, mine.hidden, running)}</p>
      ) : (
        <p>
          {t.rich('makeAccount', {
            link: (words) => (
              <Link className="as-card-link" href="/signup?next=/ladder">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      <Link className={buttonClass({ className: 'mt-3' })} href="/play">
        {t('playRated')}
      </Link>
    </section>
  );
}
