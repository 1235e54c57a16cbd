import { turnSigns, withoutSignMarks } from './sign';
import { tidyPath } from './tidy-path';

const short = (value: string, places: number) =>
  Number(Number(value).toFixed(places))
    .toString()
    .replace(/^(-?)0\./, '$1.');

/** Rounds numbers (one place in paths, two elsewhere) and drops needless separators. */
export const tidy = (svg: string): string =>
  withoutSignMarks(svg)
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${tidyPath(d)}"`)
    .replace(/-?\d+\.\d{3,}/g, (value) => short(value, 2))
    .replace(/ \/>/g, '/>')
    .replace(/\n\s*/g, '');

const scaleOf = (scale: number | readonly [number, number]) => {
  if (typeof scale !== 'number') return ` scale(${scale[0]} ${scale[1]})`;
  return scale === 1 ? '' : ` scale(${scale})`;
};

/** A group moved to (x, y), turned by degrees and scaled. */
export const at = (
  x: number,
  y: number,
  inner: string,
  scale: number | readonly [number, number] = 1,
  rotate = 0,
): string => `<g transform="translate(${x} ${y})${rotate ? ` rotate(${rotate})` : ''}${scaleOf(scale)}">${inner}</g>`;

/** A group seen in a mirror that stands in the middle of a picture of this width; signs in it stay readable. */
export const mirrorImage = (width: number, inner: string): string =>
  `<g transform="translate(${width} 0) scale(-1 1)">${turnSigns(inner)}</g>`;

/** A group turned by degrees around a point. */
export const rotated = (degrees: number, cx: number, cy: number, inner: string): string =>
  `<g transform="rotate(${degrees} ${cx} ${cy})">${inner}</g>`;

/** A group that looks to the right for 1, and to the left, as in a mirror, for -1. */
export const facing = (side: 1 | -1, inner: string, width = 400): string =>
  side < 0 ? mirrorImage(width, inner) : inner;
