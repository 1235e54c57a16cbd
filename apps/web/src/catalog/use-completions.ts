'use client';
import { type Completion, completionsAt, type Vocabulary } from '@astris/search';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';

/** Words are completed from this many letters on, so that a list does not stand in the way of every word. */
const LEAST = 2;
/** How many are offered at once. */
const MOST = 8;

export interface Completing {
  options: readonly Completion[];
  /** Which of them the arrows have reached; -1 for none. */
  active: number;
  /** Reads where the caret stands: after typing, a click or a key. */
  look(): void;
  onKeyDown(event: KeyboardEvent): void;
  accept(option: Completion): void;
  close(): void;
}

/** What may be typed next at the caret, chosen with the arrows and Enter or Tab. */
export function useCompletions(
  field: RefObject<HTMLInputElement | null>,
  text: string,
  vocabulary: Vocabulary,
  onType: (text: string) => void,
): Completing {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(-1);
  const [moveTo, setMoveTo] = useState<number | null>(null);
  const found = caret === null ? null : completionsAt(text, caret, vocabulary);
  const isShort = found !== null && !text.slice(found.from, found.to).includes(':') && found.to - found.from < LEAST;
  const whole = found ? text.slice(found.from, found.to) : '';
  const options = found && !isShort ? found.options.filter((option) => option.text !== whole).slice(0, MOST) : [];
  const close = () => {
    setCaret(null);
    setActive(-1);
  };
  useLayoutEffect(() => {
    if (moveTo === null) return;
    field.current?.setSelectionRange(moveTo, moveTo);
    setMoveTo(null);
  }, [moveTo, field]);

  function accept(option: Completion): void {
    if (!found) return;
    const isField = option.text.endsWith(':');
    const rest = text.slice(found.to);
    const put = `${option.text}${isField || rest.startsWith(' ') || rest.startsWith(')') ? '' : ' '}`;
    const end = found.from + put.length;
    onType(`${text.slice(0, found.from)}${put}${rest}`);
    setMoveTo(end);
    setActive(-1);
    setCaret(isField ? end : null);
    field.current?.focus();
  }
  return {
    options,
    active: Math.min(active, options.length - 1),
    look: () => {
      setCaret(field.current?.selectionStart ?? null);
      setActive(-1);
    },
    onKeyDown(event) {
      if (options.length === 0) return;
      const chosen = options[active];
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const last = options.length - 1;
        if (event.key === 'ArrowDown') setActive(active >= last ? -1 : active + 1);
        else setActive(active < 0 ? last : active - 1);
      } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
        event.preventDefault();
        accept(chosen);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        close();
      }
    },
    accept,
    close,
  };
}
