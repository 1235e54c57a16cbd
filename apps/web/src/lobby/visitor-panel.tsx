import { buttonClass } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { GuestButton } from '@/account/guest-button';

/** What somebody sees who has not signed in. */
export function VisitorPanel() {
  const t = useTranslations('lobby');
  return (
    <section className="as-panel flex flex-col gap-4 p-5" aria-labelledby="visitor">
      <h2 id="visitor" className="text-lg">
        {t('takeSeat')}
      </h2>
      <p className="text-fg-2">{t('takeSeatText')}</p>
      <GuestButton next="/play" />
      <div className="flex flex-wrap gap-2">
        <Link className={buttonClass({ className: 'flex-1' })} href="/signin?next=/play">
          {t('signIn')}
        </Link>
        <Link className={buttonClass({ className: 'flex-1' })} href="/signup?next=/play">
          {t('makeAccount')}
        </Link>
      </div>
    </section>
  );
}
