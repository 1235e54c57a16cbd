/** A moment of a game as an address: `?seat=` says whose hand lies open, `#t=` the step. */
import type { ReplayShown } from '@astris/ui/replay';

export interface Moment {
  at: number;
  shown: ReplayShown;
}

/** The step that a fragment names, at most the last; null where it names none. */
export function stepOf(hash: string, steps: number): number | null {
  const [, digits] = /^#t=(\d{1,6})$/.exec(hash) ?? [];
  return digits === undefined ? null : Math.min(Number(digits), steps);
}

/** Whose hand lies open by the query; both, where it says nothing that is a seat. */
export function shownOf(search: string, seats: number): ReplayShown {
  const seat = new URLSearchParams(search).get('seat');
  return seat !== null && /^\d$/.test(seat) && Number(seat) < seats ? Number(seat) : 'all';
}

/** The same address at another moment. */
export function addressOf(href: string, { at, shown }: Moment): string {
  const url = new URL(href);
  url.searchParams.set('seat', String(shown));
  url.hash = `t=${at}`;
  return url.href;
}
