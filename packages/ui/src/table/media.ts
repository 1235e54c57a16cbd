import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 760px)';

/** Whether the table is laid out for a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
