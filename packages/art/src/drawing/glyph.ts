import type { Drive, Faction } from '../faction';
import { SIGN } from './sign';

/** Faction sigils and Drive emblems: one set on a 24 grid, for pictures and for the interface. */
export type GlyphName = Faction | Drive;

/** `fill` is filled; `line` is stroked at 1.6; both in one colour. */
interface Glyph {
  readonly fill: string;
  readonly line: string;
}

function ray(cx: number, cy: number, inner: number, outer: number, degrees: number, half: number): string {
  const angle = (degrees * Math.PI) / 180;
  const across = angle + Math.PI / 2;
  const point = (radius: number, offset: number) => {
    const x = cx + Math.cos(angle) * radius + Math.cos(across) * offset;
    const y = cy + Math.sin(angle) * radius + Math.sin(across) * offset;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return `M${point(inner, half)}L${point(outer, 0)}L${point(inner, -half)}Z`;
}

function star(x: number, y: number, radius: number, waist = 0.24): string {
  const q = radius * waist;
  const right = `L${x + q} ${y - q}L${x + radius} ${y}L${x + q} ${y + q}`;
  const left = `L${x - q} ${y + q}L${x - radius} ${y}L${x - q} ${y - q}`;
  return `M${x} ${y - radius}${right}L${x} ${y + radius}${left}Z`;
}

const sunrise = [-180, -150, -120, -90, -60, -30, 0];

export const GLYPHS: Record<GlyphName, Glyph> = {
  // Sun over the dais: law that rises each day.
  'Aurelian Throne': {
    fill: `${sunrise.map((a, i) => ray(12, 14.2, 5.6, i % 2 ? 9.2 : 11.6, a, 1.05)).join('')}M7.8 14.2a4.2 4.2 0 0 1 8.4 0z`,
    line: 'M3.4 17.2H20.6M6.4 20.8H17.6',
  },
  // An orbit left behind.
  'Free Drift': {
    fill: `${star(18.6, 5.4, 4.6)}M6.6 18.6L15 7.7L16.3 9z`,
    line: 'M11.6 4.6A8 8 0 1 0 19.4 12.4M8.6 8.6A5 5 0 0 1 10.4 7.9M15.8 14.5A5 5 0 0 0 16.1 13',
  },
  // A window with a flame in it.
  'Lantern Order': {
    fill: 'M12 8C12.6 10.6 15.2 11.6 15.2 14.6A3.2 3.2 0 0 1 8.8 14.6C8.8 13 10 12.4 10.4 11C11 11.4 11.4 11.6 11.4 12.2C12 11 12.2 9.6 12 8Z',
    line: 'M12 1.8C16.6 5 18.8 9 18.8 13.4V19H5.2V13.4C5.2 9 7.4 5 12 1.8ZM3.4 22.2H20.6',
  },
  // Two strands in a cell.
  'Helix Combine': {
    fill: 'M11 11.4h2v1.2h-2z',
    line: 'M12 1.9L20.8 7V17L12 22.1L3.2 17V7ZM8.6 6.2C8.6 10 15.4 9.6 15.4 12S8.6 14 8.6 17.8M15.4 6.2C15.4 10 8.6 9.6 8.6 12S15.4 14 15.4 17.8M9.2 7.9H14.8M9.2 16.1H14.8',
  },
  // A hollow sun that weeps: five notes from an empty mouth.
  'Hollow Choir': {
    fill: 'M12 1.4A7 7 0 1 0 12 15.4A7 7 0 1 0 12 1.4M12 4.4A4.6 4.6 0 1 1 12 13.6A4.6 4.6 0 1 1 12 4.4',
    line: 'M5.4 14.4V17.6M8.7 16.8V20.4M12 17.6V23M15.3 16.8V20.4M18.6 14.4V17.6',
  },
  Independent: {
    fill: `${star(12, 12, 10.6, 0.2)}M12 9.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8`,
    line: 'M5.6 5.6L7.8 7.8M18.4 5.6L16.2 7.8M5.6 18.4L7.8 16.2M18.4 18.4L16.2 16.2',
  },

  Ambition: {
    fill: `${star(12, 4.6, 4.2)}M12 12.6L15.6 20.6H8.4Z`,
    line: 'M2.6 20.6L9.6 9.2M21.4 20.6L14.4 9.2M1.8 20.8H22.2',
  },
  Devotion: {
    fill: 'M12 20.8C5.2 16 3.6 12.8 3.6 10.2A4.3 4.3 0 0 1 12 8.8A4.3 4.3 0 0 1 20.4 10.2C20.4 12.8 18.8 16 12 20.8ZM12 18C16.4 14.6 18 12.4 18 10.4A2.2 2.2 0 0 0 13.6 10.6L12 13.2L10.4 10.6A2.2 2.2 0 0 0 6 10.4C6 12.4 7.6 14.6 12 18Z',
    line: 'M12 1.6V5.2M7.4 2.6L8.6 5M16.6 2.6L15.4 5',
  },
  Duty: {
    fill: 'M12 6.2L17.4 9V11.8L12 9L6.6 11.8V9ZM12 11.4L17 14L16.2 16.4L12 14.2L7.8 16.4L7 14Z',
    line: 'M12 1.9L20.4 4.8V11.6C20.4 17 17 20.2 12 22.2C7 20.2 3.6 17 3.6 11.6V4.8Z',
  },
  Freedom: {
    fill: 'M2.6 19.4C2 10.8 9.6 3.6 21.8 2.6C21 6.6 18.8 8.8 15.6 9.8C17.2 10.2 18.4 10 19.6 9.6C18.2 13.4 15.4 15 12.2 15.2C13.6 15.8 14.4 15.8 15.4 15.6C13 19.4 8.4 20 5.4 18.8C6.6 14.8 9.4 11.6 13 9.4C8.6 11 5.2 14.4 3.8 20.4Z',
    line: 'M3.4 19.6L1.8 22.4',
  },
  Truth: {
    fill: star(12, 13, 4.4, 0.32),
    line: 'M1.8 13C4.6 8.6 8 6.6 12 6.6S19.4 8.6 22.2 13C19.4 17.4 16 19.4 12 19.4S4.6 17.4 1.8 13ZM12 1.6V3.8M6 2.8L7 4.8M18 2.8L17 4.8',
  },
  Vengeance: {
    fill: 'M9.4 8.8H14.6L12 22.8ZM12 0.9A1.7 1.7 0 1 0 12 4.3A1.7 1.7 0 1 0 12 0.9M4.2 14.4C5.8 16.6 6 17.6 6 18.6A1.8 1.8 0 0 1 2.4 18.6C2.4 17.6 2.8 16.4 4.2 14.4Z',
    line: 'M12 4.2V8.4M5.4 9.6C7 7.6 9 8 12 8S17 7.6 18.6 9.6',
  },
};

/** A glyph as a group, centred on (x, y). A mirrored picture leaves it as it is (`mirrorImage`). */
export function glyphAt(
  name: GlyphName,
  x: number,
  y: number,
  size: number,
  colour: string,
  { weight = 1.6 }: { readonly weight?: number } = {},
): string {
  const { fill, line } = GLYPHS[name];
  return (
    `<g ${SIGN}="${size}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">` +
    `<path d="${fill}" fill="${colour}" fill-rule="evenodd"/>` +
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round"/></g>`
  );
}
