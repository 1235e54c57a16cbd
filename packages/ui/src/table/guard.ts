import { useEffect, useState } from 'react';

/** How long nothing can be pressed after the dock changed, so that no button takes the place of another under the pointer. */
export const GUARD_MS = 350;

/** True for a moment after `key` changed. */
export function useGuard(key: string | number | null): boolean {
  const [open, setOpen] = useState<string | number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(key), GUARD_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return open !== key;
}
