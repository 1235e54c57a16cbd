'use client';
import { toast } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { type Autosave, isStuck } from './autosave';

/** What is asked before an unsaved deck is left, and what is said once it was. */
interface Words {
  question: string;
  couldNot(name: string): string;
}

/** The link that a plain press follows in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href && link.target !== '_blank' ? link : null;
}

/** Says once what has not been saved after its page was left. */
function tellLater(autosave: Autosave, words: Words): void {
  if (autosave.isSaved || isStuck(autosave.state)) return;
  const end = autosave.subscribe(() => {
    if (!autosave.isSaved && !isStuck(autosave.state)) return;
    end();
    if (autosave.isSaved) return;
    toast.error(words.couldNot(autosave.newest.name));
  });
}

/**
 * Asks before Back leaves a deck that can't be saved. Back can't be held up, so there is one more entry of this page to go
 * back to; where it was not needed after all, Back goes on by itself. Gives back what ends it.
 */
function guardBack(autosave: Autosave, ask: () => boolean): () => void {
  let isGuarded = false;
  const guard = () => {
    if (isGuarded || !isStuck(autosave.state)) return;
    isGuarded = true;
    window.history.pushState(window.history.state, '', window.location.href);
  };
  const back = () => {
    if (!isGuarded) return;
    isGuarded = false;
    if (isStuck(autosave.state) && !ask()) guard();
    else window.history.back();
  };
  const end = autosave.subscribe(guard);
  window.addEventListener('popstate', back);
  return () => {
    end();
    window.removeEventListener('popstate', back);
  };
}

/**
 * Saves on the way out, and once the connection is back. Asks before what could not be saved is left, and only then: a press
 * on a link saves first, so it is held up only when saving has failed.
 */
export function useSafeLeave(autosave: Autosave): void {
  const t = useTranslations('decks.saving');
  const words = useRef<Words>({ question: '', couldNot: () => '' });
  words.current = { question: t('leave'), couldNot: (name) => t('couldNot', { name }) };
  useEffect(() => {
    const ask = () => window.confirm(words.current.question);
    autosave.show(true);
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
      if (!isStuck(autosave.state) || !followed(event) || ask()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const endGuard = guardBack(autosave, ask);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', unload);
    document.addEventListener('visibilitychange', hidden);
    document.addEventListener('click', press, true);
    return () => {
      endGuard();
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('click', press, true);
      autosave.show(false);
      tellLater(autosave, words.current);
    };
  }, [autosave]);
}
