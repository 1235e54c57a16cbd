import type { Point } from './path';

/** The size of every card picture, in its own units. */
export const W = 400;
export const H = 300;
const FULL_TURN = Math.PI * 2;

export const polar = (cx: number, cy: number, radius: number, angle: number): [number, number] => [
  cx + Math.cos(angle) * radius,
  cy + Math.sin(angle) * radius,
];

/** The angle of the i-th of n places around a circle, from the top. */
export const turn = (i: number, n: number, from = -Math.PI / 2): number => from + (i / n) * FULL_TURN;

export const poly = (points: readonly Point[], close = true): string =>
  `M${points.map((point) => point.join(' ')).join('L')}${close ? 'Z' : ''}`;

export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const a = rx * 0.5523;
  const b = ry * 0.5523;
  const [left, right, top, bottom] = [cx - rx, cx + rx, cy - ry, cy + ry];
  return (
    `M${left} ${cy}C${left} ${cy - b} ${cx - a} ${top} ${cx} ${top}C${cx + a} ${top} ${right} ${cy - b} ${right} ${cy}` +
    `C${right} ${cy + b} ${cx + a} ${bottom} ${cx} ${bottom}C${cx - a} ${bottom} ${left} ${cy + b} ${left} ${cy}Z`
  );
}

/** A smooth open curve through points (Catmull-Rom). */
export function through(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  let d = `M${at(0).join(' ')}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${leave.join(' ')} ${arrive.join(' ')} ${to.join(' ')}`;
  }
  return d;
}

/** A limb or a beam: a ribbon through points, with a width at each. */
export function ribbon(points: readonly Point[], widths: readonly number[]): string {
  const edge = (side: 1 | -1) =>
    points.map(([x, y], i): Point => {
      const [ax, ay] = points[Math.max(0, i - 1)] as Point;
      const [bx, by] = points[Math.min(points.length - 1, i + 1)] as Point;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = (widths[i] ?? 0) / 2;
      return [x - ((by - ay) / length) * half * side, y + ((bx - ax) / length) * half * side];
    });
  return `${through(edge(1))}L${through(edge(-1).reverse()).slice(1)}Z`;
}

/** A line that swells in the middle, as a burin cuts it. */
export function swell(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${x1} ${y1}Q${mx + nx} ${my + ny} ${x2} ${y2}Q${mx - nx} ${my - ny} ${x1} ${y1}Z`;
}

/** A line that starts wide and ends in a point. */
export function taper(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [((-(y2 - y1) / length) * width) / 2, (((x2 - x1) / length) * width) / 2];
  return `M${x1 + nx} ${y1 + ny}L${x2} ${y2}L${x1 - nx} ${y1 - ny}Z`;
}
