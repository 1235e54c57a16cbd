import type { Point } from '../drawing/path';
import type { Cut, Pen } from '../drawing/pen';
import { ribbon } from '../drawing/shape';
import { fist } from '../figure/hand';
import type { Ink } from '../palette';

/** An arm from shoulder over elbow to hand, in one cloth, with its gloved fist. */
export function arm(
  pen: Pen,
  points: readonly [Point, Point, Point],
  width: number,
  cloth: Ink,
  cut: Cut = {},
): string {
  const [hx, hy] = points[2];
  const sleeve = ribbon(points, [width, width * 0.9, width * 0.58]);
  return pen.part(sleeve, cloth, { gap: 3, lit: 0.4, ...cut }) + fist(pen, hx, hy, width / 17, 'ink');
}

/** A leg from hip over knee to heel; the boot points to `toe` (-1 left, 1 right). */
export function leg(pen: Pen, points: readonly [Point, Point, Point], width: number, toe: -1 | 1, cloth: Ink = 'ink') {
  const [x, y] = points[2];
  const shin = pen.part(ribbon(points, [width, width * 0.78, width * 0.48]), cloth, { lit: 0.35, gap: 3 });
  const sole = `M${x - toe * 8} ${y - 10}L${x + toe * 8} ${y - 9}L${x + toe * 30} ${y - 2}V${y + 7}H${x - toe * 10}Z`;
  return shin + pen.part(sole, 'ink', { lit: 0 });
}
