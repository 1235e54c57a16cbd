import { buttonClass, EmptyState } from '@astris/ui';
import Link from 'next/link';

/** What stands at an address that leads nowhere. */
export const NoSuchPage = () => (
  <EmptyState
    wholePage
    title="There is no such page"
    icon="map"
    actions={
      <Link href="/" className={buttonClass()}>
        Go to the start
      </Link>
    }
  >
    The address may be mistyped, or what stood here is gone.
  </EmptyState>
);
