import type { ReactNode } from 'react';

/** Glyphs of the game's own words, drawn on a 24 unit grid. Never shown under 10 px, never without a word. */
export const GLYPHS = {
  currency: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M15.4 9a4.5 4.5 0 1 0 0 6" />
      <path d="M12 3v2.4M12 18.6V21" />
    </>
  ),
  command: (
    <>
      <path d="M12 2.5 20.5 8.4V21L12 15.2 3.5 21V8.4z" />
      <path d="M8 11.6 12 8.8l4 2.8" />
    </>
  ),
  story: (
    <>
      <path
        d="M12.00 2.00L14.07 7.01L19.07 4.93L16.99 9.93L22.00 12.00L16.99 14.07L19.07 19.07L14.07 16.99L12.00 22.00L9.93 16.99L4.93 19.07L7.01 14.07L2.00 12.00L7.01 9.93L4.93 4.93L9.93 7.01Z"
        fill="currentColor"
        strokeWidth="1"
      />
      <circle cx="12" cy="12" r="2.1" fill="var(--hole,var(--stock))" stroke="none" />
    </>
  ),
  treasury: (
    <>
      <path d="M4 20v-9a8 8 0 0 1 16 0v9" />
      <path d="M2 20h20" />
      <circle cx="12" cy="12.2" r="3.2" />
      <path d="M12 15.4V20" />
    </>
  ),
  act: (
    <>
      <path d="M2.5 3.5h19" />
      <path d="M4.5 3.5c0 7-.6 12-1.5 17h5c.4-7 1.4-12 4-17" />
      <path d="M19.5 3.5c0 7 .6 12 1.5 17h-5c-.4-7-1.4-12-4-17" />
    </>
  ),
  bind: (
    <>
      <circle cx="8.5" cy="12" r="5.7" pathLength="100" strokeDasharray="91 9" strokeDashoffset="-18" />
      <circle cx="15.5" cy="12" r="5.7" pathLength="100" strokeDasharray="91 9" strokeDashoffset="-68" />
    </>
  ),
  depleted: (
    <>
      <path d="M12 3 21 7.6 12 12.2 3 7.6z" />
      <path d="m3 12.4 9 4.6 9-4.6" strokeDasharray="4.2 2.6" />
      <path d="m3 17 9 4.6 9-4.6" strokeDasharray="1.6 3.4" />
    </>
  ),
  burned: (
    <>
      <path d="M6 21.5h12a2 2 0 0 0 2-2V9.6l-3-3.1-1.7 3.3L12 2.5 9.2 9.3 7 6.3 4 10v9.5a2 2 0 0 0 2 2z" />
      <path
        d="M12 18.5a2.6 2.6 0 0 0 2.6-2.6c0-1.7-1.6-2.3-2.6-4.4-1 2.1-2.6 2.7-2.6 4.4a2.6 2.6 0 0 0 2.6 2.6z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  fast: (
    <>
      <path d="M13.5 2 5 13.4h5.8L9.8 22 19 9.8h-6.4z" fill="currentColor" strokeWidth="1" />
    </>
  ),
  slow: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="3" fill="currentColor" stroke="none" />
    </>
  ),
  reversal: (
    <>
      <path d="M4 7h11a5 5 0 0 1 0 10H8" />
      <path d="m11.5 13.5-3.5 3.5 3.5 3.5" />
    </>
  ),
  partner: (
    <>
      <circle cx="8" cy="12" r="5" />
      <path d="M15 7.6a5 5 0 1 1 0 8.8" strokeDasharray="2.4 2.6" />
    </>
  ),
  drive: (
    <>
      <path d="M12 2.5 14 10l7.5 2-7.5 2-2 7.5-2-7.5-7.5-2 7.5-2z" />
    </>
  ),
  storyline: (
    <>
      <path d="M4 18 11 11 20 6" />
      <circle cx="4" cy="18" r="2.2" fill="currentColor" />
      <circle cx="11.5" cy="11" r="2.2" fill="currentColor" />
      <circle cx="20" cy="6" r="2.2" fill="currentColor" />
    </>
  ),
  diamond: (
    <>
      <path d="M12 3 21 12 12 21 3 12z" fill="currentColor" stroke="none" />
    </>
  ),
  throne: (
    <>
      <path d="M4 16.5 5 7l4.2 4.6L12 3.5l2.8 8.1L19 7l1 9.5z" />
      <path d="M4.5 20.5h15" />
    </>
  ),
  drift: (
    <>
      <path d="M12 2.5V18" />
      <path d="M12 3.5 19 10l-7 2.5" />
      <path d="M4 14.5a8 8 0 0 0 16 0" />
    </>
  ),
  lantern: (
    <>
      <path d="M12 1.8v2.7" />
      <path d="M6.5 8.5 12 4.5l5.5 4v8.7L12 21.5l-5.5-4.3z" />
      <path
        d="M12 17a2.5 2.5 0 0 0 2.5-2.5c0-1.7-1.6-2.4-2.5-4.4-.9 2-2.5 2.7-2.5 4.4A2.5 2.5 0 0 0 12 17z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  helix: (
    <>
      <path d="M7 2.5c0 7 10 7 10 13 0 2.5-1.4 4.6-3 6" />
      <path d="M17 2.5c0 7-10 7-10 13 0 2.5 1.4 4.6 3 6" />
      <path d="M8.5 5.5h7M8.3 16h7.4" />
    </>
  ),
  choir: (
    <>
      <path d="M12 2.5c5 0 8 4.2 8 9.5s-3 9.5-8 9.5-8-4.2-8-9.5 3-9.5 8-9.5z" />
      <path d="M8.7 9v6M12 7.2v9.6M15.3 9v6" />
    </>
  ),
  indep: (
    <>
      <circle cx="12" cy="12" r="8.5" strokeDasharray="5 3.9" />
      <circle cx="12" cy="12" r="2.2" fill="currentColor" stroke="none" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type GlyphName = keyof typeof GLYPHS;
