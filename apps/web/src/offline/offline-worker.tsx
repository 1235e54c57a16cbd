'use client';
import { useEffect } from 'react';
import { KEEP_CATALOG } from './kept';

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true && !isInstalled();

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (!isInstalled()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(KEEP_CATALOG);
}

/** Keeps practice and the catalog on this device once the page is there; an installed site keeps every card. */
export function OfflineWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || savesData()) return;
    // A browser that refuses to keep anything shows the site as ever.
    const begin = () => void register().catch(() => {});
    if (document.readyState === 'complete') {
      begin();
      return;
    }
    window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  return null;
}
