'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

let isStale = false;
const listeners = new Set<() => void>();

/** A deck of one's own is opened or changed: a list of decks that the browser kept is old. */
export function noteDeckChange(): void {
  isStale = true;
  for (const listener of listeners) listener();
}

/** Stands on a page that lists one's decks: fetches it anew where Back shows it as it was, and when a late save ends. */
export function FreshDecks() {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (!isStale) return;
      isStale = false;
      router.refresh();
    };
    refresh();
    listeners.add(refresh);
    return () => void listeners.delete(refresh);
  }, [router]);
  return null;
}
