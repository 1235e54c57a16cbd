'use client';
import type { ReplayShown } from '@astris/ui/replay';
import { useCallback, useEffect, useState } from 'react';
import { addressOf, shownOf, stepOf } from './address';

/** How long the address waits for a further step, in ms: browsers refuse to change it too often. */
const ADDRESS_MS = 120;

/** The moment that the address names; the address follows it. */
export function useMoment(steps: number, seats: number) {
  const [at, setAt] = useState(() => stepOf(location.hash, steps) ?? 0);
  const [shown, show] = useState<ReplayShown>(() => shownOf(location.search, seats));
  const go = useCallback((to: number) => setAt(Math.max(0, Math.min(steps, to))), [steps]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = addressOf(location.href, { at, shown });
      if (address !== location.href) history.replaceState(null, '', address);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [at, shown]);
  useEffect(() => {
    const follow = () => {
      const to = stepOf(location.hash, steps);
      if (to !== null) setAt(to);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [steps]);
  return { at, shown, go, show };
}
