import { buttonClass } from '@astris/ui';
import Link from 'next/link';
import { GuestButton } from '@/account/guest-button';

/** What somebody sees who has not signed in. */
export const VisitorPanel = () => (
  <section className="as-panel flex flex-col gap-4 p-5" aria-labelledby="visitor">
    <h2 id="visitor" className="text-lg">
      Take a seat
    </h2>
    <p className="text-fg-2">As a guest you play at once, with a starter deck. An account adds a rating.</p>
    <GuestButton next="/play" />
    <div className="flex flex-wrap gap-2">
      <Link className={buttonClass({ className: 'flex-1' })} href="/signin?next=/play">
        Sign in
      </Link>
      <Link className={buttonClass({ className: 'flex-1' })} href="/signup?next=/play">
        Make an account
      </Link>
    </div>
  </section>
);
