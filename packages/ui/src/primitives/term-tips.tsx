'use client';
import { type Term, termById } from '@astris/rulebook/terms';
import { Tooltip } from '@base-ui/react/tooltip';
import { useTranslations } from 'next-intl';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DialogTheme } from './dialog';
import { ruleHref } from './rule-link';

const TIP = 'as-term-tip';
/** How long a pointer rests on a word before its meaning shows, and may be away before it goes, in ms. */
const OPEN_MS = 150;
const CLOSE_MS = 180;

interface Shown {
  word: HTMLElement;
  term: Term;
}

const wordAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
const onTip = (target: EventTarget | null): boolean => target instanceof Element && target.closest(`#${TIP}`) !== null;

/** Which word of the page shows its meaning: the one that is pointed at, focused or tapped. */
function useShownTerm(follow: ((rule: string) => void) | undefined) {
  const [shown, setShown] = useState<Shown | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('mouse');

  const later = (ms: number, next: () => void) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(next, ms);
  };
  const show = (word: HTMLElement | null) => {
    clearTimeout(waiting.current);
    const term = word ? termById(word.dataset.term ?? '') : undefined;
    setShown(word && term ? { word, term } : null);
  };
  const over = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const word = wordAt(event.target);
    if (onTip(event.target) || (word && word === shown?.word)) clearTimeout(waiting.current);
    else if (word) later(shown ? 0 : OPEN_MS, () => show(word));
    else if (document.activeElement === shown?.word) clearTimeout(waiting.current);
    else later(CLOSE_MS, () => show(null));
  });
  const focused = useEffectEvent((event: FocusEvent) => {
    const word = wordAt(event.target);
    if (word?.matches(':focus-visible')) show(word);
    else if (!word && !onTip(event.target)) show(null);
  });
  const pressed = useEffectEvent((event: PointerEvent) => {
    pointer.current = event.pointerType;
  });
  const clicked = useEffectEvent((event: MouseEvent) => {
    const word = wordAt(event.target);
    if (!word || event.metaKey || event.ctrlKey) return;
    const isTap = pointer.current !== 'mouse' && event.detail > 0;
    if (isTap && word !== shown?.word) {
      event.preventDefault();
      show(word);
    } else if (follow) {
      const term = termById(word.dataset.term ?? '');
      event.preventDefault();
      show(null);
      if (term) follow(term.rule);
    } else show(null);
  });
  useEffect(() => {
    const stop = new AbortController();
    const how = { signal: stop.signal };
    document.addEventListener('pointerover', over, how);
    document.addEventListener('focusin', focused, how);
    document.addEventListener('pointerdown', pressed, { ...how, capture: true });
    document.addEventListener('click', clicked, how);
    return () => {
      stop.abort();
      clearTimeout(waiting.current);
    };
  }, []);
  useEffect(() => {
    if (!shown) return;
    const { word } = shown;
    word.setAttribute('aria-describedby', TIP);
    return () => word.removeAttribute('aria-describedby');
  }, [shown]);
  return [shown, show] as const;
}

export interface TermTipsProps {
  /** What following a term does instead of opening the rulebook. */
  onFollow?: (rule: string) => void;
  /** Puts the meanings here, inside the landmark around, rather than at the end of the page. */
  here?: boolean;
}

/** Shows the meaning of every `TermLink` of the page. Mounted once. */
export function TermTips({ onFollow, here = false }: TermTipsProps) {
  const t = useTranslations('ui');
  const home = useRef<HTMLDivElement>(null);
  const theme = useContext(DialogTheme);
  const [shown, show] = useShownTerm(onFollow);
  return (
    <Tooltip.Root open={shown !== null} onOpenChange={(open) => !open && show(null)}>
      {here && <div ref={home} />}
      <Tooltip.Portal data-theme={theme} {...(here ? { container: home } : {})}>
        <Tooltip.Positioner
          anchor={shown?.word}
          side="top"
          sideOffset={6}
          collisionPadding={12}
          className="as-tip-place"
        >
          <Tooltip.Popup id={TIP} role="tooltip" className="as-tip">
            {shown && (
              <>
                <span translate="no">
                  <b>{shown.term.term}</b> {shown.term.definition}
                </span>{' '}
                <a
                  className="as-rule-link"
                  href={ruleHref(shown.term.rule)}
                  tabIndex={-1}
                  onClick={(event) => {
                    if (!onFollow) return;
                    event.preventDefault();
                    onFollow(shown.term.rule);
                  }}
                >
                  {t('rule', { rule: shown.term.rule })}
                </a>
              </>
            )}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
