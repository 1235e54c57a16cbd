import type { Canvas } from './drawing/canvas';
import { glyphAt } from './drawing/glyph';
import type { Point } from './drawing/path';
import { oval, polar, poly, taper, turn } from './drawing/shape';
import { DRIVES } from './faction';
import type { Ink } from './palette';

/** The size of a card back in its own units. */
export const BACK = { width: 250, height: 350 } as const;
const [CX, CY] = [BACK.width / 2, BACK.height / 2];

/** A frame at a margin with cut corners. */
function frame(margin: number, cut: number): string {
  const [left, top] = [margin, margin];
  const [right, bottom] = [BACK.width - margin, BACK.height - margin];
  return (
    `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}L${right - cut} ${bottom}` +
    `H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`
  );
}

/** A star of n points between two radii. */
const star = (x: number, y: number, n: number, radius: (i: number) => number): string =>
  poly(Array.from({ length: n * 2 }, (_, i): Point => polar(x, y, radius(i), turn(i, n * 2))));

/** The back of every card: the same upside down, so that a turned card gives nothing away. */
export function cardBack(ctx: Canvas): string {
  const { inks } = ctx;
  const rng = ctx.layer('back');
  const line = (d: string, ink: Ink = 'hot', width = 1, more = '') =>
    `<path d="${d}" fill="none" stroke="${inks[ink]}" stroke-width="${width}" ${more}/>`;
  const flat = (d: string, ink: Ink) => `<path d="${d}" fill="${inks[ink]}"/>`;
  const twice = (svg: string) => `${svg}<g transform="rotate(180 ${CX} ${CY})">${svg}</g>`;
  const disc = (x: number, y: number, radius: number, ink: Ink) => flat(oval(x, y, radius), ink);

  const ground = ctx.gradient(
    'radial',
    [
      [0, 'mid', 1],
      [0.5, 'deep', 1],
      [1, 'night', 1],
    ],
    { r: 0.72 },
  );
  const stars = Array.from({ length: 46 }, () => `M${rng.range(22, 228)} ${rng.range(22, 170)}h.1`).join('');
  const sprinkled = `<path d="${stars}" stroke="${inks.bone}" stroke-width="1.3" stroke-linecap="round" opacity=".8"/>`;
  const rays = Array.from({ length: 48 }, (_, i) => {
    const angle = turn(i, 48);
    const long = 104 + 26 * Math.abs(Math.sin(angle));
    const outer = i % 4 === 0 ? long : i % 2 ? 88 : 96;
    return taper(...polar(CX, CY, 66, angle), ...polar(CX, CY, outer, angle), i % 4 ? 2.2 : 6);
  }).join('');
  const corners = [34, 216]
    .map(
      (x) =>
        flat(
          star(x, 34, 4, (i) => (i % 2 ? 5.6 : 13)),
          'hot',
        ) + disc(x, 34, 3, 'ink'),
    )
    .join('');
  const arcs = Array.from({ length: 5 }, (_, i) => {
    const [from, to, y] = [28 + i * 5, 222 - i * 5, 92 - i * 3];
    return `M${from} ${y}Q125 ${22 + i * 9} ${to} ${y}`;
  }).join('');
  const drives = DRIVES.slice(0, 3).map((drive, i) => {
    const [x, y] = polar(CX, CY, 112, -Math.PI / 2 + (i - 1) * 0.62);
    const plate = disc(x, y, 14, 'ink') + line(oval(x, y, 14), 'hot', 1.2);
    return plate + glyphAt(drive, x, y, 17, inks.bone, { weight: 1.9 });
  });
  const ticks = Array.from({ length: 60 }, (_, i) => {
    const angle = turn(i, 60);
    return `M${polar(CX, CY, 60, angle).join(' ')}L${polar(CX, CY, i % 5 ? 57 : 53, angle).join(' ')}`;
  }).join('');
  const heart = star(CX, CY, 8, (i) => (i % 2 ? 17 : i % 4 ? 30 : 47));

  return [
    flat(`M0 0H${BACK.width}V${BACK.height}H0Z`, 'ink'),
    `<path d="${frame(10, 14)}" fill="url(#${ground})"/>`,
    line(frame(10, 14), 'hot', 2),
    line(frame(15, 14), 'bone', 0.7),
    twice(sprinkled + line(arcs, 'tone', 0.9) + corners + line('M125 22L132 34L125 46L118 34Z', 'hot', 1.2)),
    flat(rays, 'hot'),
    line(oval(CX, CY, 112), 'bone', 0.8, 'stroke-dasharray="1.5 4"'),
    twice(drives.join('')),
    disc(CX, CY, 66, 'ink'),
    line(oval(CX, CY, 66), 'hot', 2),
    line(oval(CX, CY, 60), 'bone', 0.7),
    line(ticks, 'hot', 0.9),
    flat(heart, 'hot'),
    disc(CX, CY, 10, 'ink'),
    disc(CX, CY, 5, 'bone'),
  ].join('');
}
