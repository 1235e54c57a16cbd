'use client';
import { useEffect } from 'react';
import type { Autosave } from './autosave';

const QUESTION = 'This deck is not saved. Leave it anyway?';

/** The link that a plain press follows in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href && link.target !== '_blank' ? link : null;
}

/**
 * Saves on the way out, and once the connection is back. Asks before what could not be saved would be lost, and only then: a
 * press on a link saves first, so it is held up only when saving has failed.
 */
export function useSafeLeave(autosave: Autosave): void {
  useEffect(() => {
    const save = () => autosave.flush();
    const unload = (event: BeforeUnloadEvent) => {
      if (autosave.isSaved) return;
      autosave.flush();
      event.preventDefault();
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') autosave.flush();
    };
    const press = (event: MouseEvent) => {
      const isStuck = autosave.state === 'failed' || autosave.state === 'conflict';
      if (!isStuck || !followed(event) || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', unload);
    document.addEventListener('visibilitychange', hidden);
    document.addEventListener('click', press, true);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('click', press, true);
      autosave.flush();
    };
  }, [autosave]);
}
