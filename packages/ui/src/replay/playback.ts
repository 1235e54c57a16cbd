import { useCallback, useEffect, useRef, useState } from 'react';

/** How fast steps follow each other. */
export const SPEEDS = ['slow', 'normal', 'fast', 'very fast'] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds for a step. */
export const STEP_MS: Record<Speed, number> = { slow: 2_000, normal: 1_000, fast: 500, 'very fast': 200 };

export interface Playback {
  playing: boolean;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  /** Plays or pauses; at the end it begins anew. */
  toggle: () => void;
  pause: () => void;
}

/** Steps on by itself until the end, or until somebody else moves. */
export function usePlayback(at: number, steps: number, go: (at: number) => void): Playback {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const now = useRef({ at, steps, playing });
  now.current = { at, steps, playing };
  useEffect(() => {
    if (!playing) return;
    if (at >= steps) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), STEP_MS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, steps, speed, go]);
  const pause = useCallback(() => setPlaying(false), []);
  const toggle = useCallback(() => {
    const { at, steps, playing } = now.current;
    if (!playing && at >= steps) go(0);
    setPlaying(!playing);
  }, [go]);
  return { playing, speed, setSpeed, toggle, pause };
}
