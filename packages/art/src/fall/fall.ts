import type { Canvas } from '../drawing/canvas';
import { mirrorImage } from '../drawing/markup';
import { W } from '../drawing/shape';
import type { Portrait } from '../pose/portrait';
import { sky } from '../sky/sky';
import type { Break, BreakKit } from './break';
import { crack } from './crack';
import { shatter } from './shatter';
import { shear } from './shear';

/** How a figure may be broken. */
export const BREAKS = { crack, shatter, shear } satisfies Record<string, Break>;
export type BreakName = keyof typeof BREAKS;

/**
 * The Fallen face: the same person from the same streams, turned away, in dimmed inks, and broken. The last of the
 * faction's light is in the gaps.
 */
export function fallenPortrait(ctx: Canvas, person: Portrait): string {
  const rng = ctx.layer('fall');
  const whole = ctx.uid('whole');
  ctx.defs.push(`<g id="${whole}">${mirrorImage(W, person.halo + person.figure)}</g>`);
  const piece: BreakKit['piece'] = (outline, [dx, dy], turn = 0, [x, y] = [200, 300]) => {
    const clip = ctx.uid('piece');
    ctx.defs.push(`<clipPath id="${clip}"><path d="${outline}"/></clipPath>`);
    const turned = turn ? ` rotate(${turn} ${x} ${y})` : '';
    return `<g transform="translate(${dx} ${dy})${turned}"><g clip-path="url(#${clip})"><use href="#${whole}"/></g></g>`;
  };
  const broken: Break = BREAKS[ctx.options.fall ?? ctx.layer('break').pick(['crack', 'shatter', 'shear'])];
  return sky(ctx, { glow: person.glow, bright: 0.25, stars: 40, nebula: 0.55 }) + broken({ ctx, rng, piece });
}
