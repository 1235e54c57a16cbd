/// <reference path="../table/tinykeys.d.ts" />
import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import type { Moves } from './moves';

const inside = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** The keys that the menu lists. */
export const REPLAY_KEYS = ['step', 'turn', 'first', 'last', 'play', 'face', 'log', 'region'] as const;

/** Steps by keyboard. The slider and lists keep their own keys, a button its Space. */
export function useReplayKeys(moves: Moves, go: (at: number) => void, toggle: () => void): void {
  const now = useRef({ moves, go, toggle });
  now.current = { moves, go, toggle };
  useEffect(() => {
    const to = (move: keyof Moves) => (event: KeyboardEvent) => {
      if (inside(event, 'input, textarea, select, [role="dialog"]')) return;
      event.preventDefault();
      const at = now.current.moves[move];
      if (at !== null) now.current.go(at);
    };
    return tinykeys(window, {
      ArrowLeft: to('back'),
      ArrowRight: to('next'),
      'Shift+ArrowLeft': to('turnBefore'),
      'Shift+ArrowRight': to('turnNext'),
      Home: to('first'),
      End: to('last'),
      Space: (event) => {
        if (inside(event, 'button, a, summary, textarea, select, [role="dialog"]')) return;
        event.preventDefault();
        now.current.toggle();
      },
    });
  }, []);
}
