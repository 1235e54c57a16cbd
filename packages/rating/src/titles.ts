/** Titles: what a rating is called. They follow the rating up and down, and a provisional rating has none. */
import { isProvisional } from './glicko';

export interface Title {
  name: string;
  /** The least rating that has it. */
  from: number;
}

/** The highest first; everybody whose rating is not provisional has the last at least. */
export const TITLES = [
  { name: 'Luminary', from: 1900 },
  { name: 'Admiral', from: 1800 },
  { name: 'Commodore', from: 1700 },
  { name: 'Navigator', from: 1600 },
  { name: 'Pilot', from: 1500 },
  { name: 'Spacer', from: 1400 },
  { name: 'Deckhand', from: Number.NEGATIVE_INFINITY },
] as const satisfies readonly Title[];
export type TitleName = (typeof TITLES)[number]['name'];

/** The title of a rating as it is shown, in whole points; null while it is provisional. */
export function titleOf({ rating, rd }: { rating: number; rd: number }): TitleName | null {
  if (isProvisional(rd)) return null;
  return TITLES.find(({ from }) => Math.round(rating) >= from)?.name ?? null;
}

/** The next higher title and the whole points that it takes; null at the top, and while the rating is provisional. */
export function nextTitle(strength: { rating: number; rd: number }): { name: TitleName; points: number } | null {
  const own = TITLES.findIndex(({ name }) => name === titleOf(strength));
  const next = TITLES[own - 1];
  return next ? { name: next.name, points: next.from - Math.round(strength.rating) } : null;
}
