import type { Canvas } from '../drawing/canvas';
import { H, W } from '../drawing/shape';

/** Grain and vignette: the last layers of every card. */
export function finish(ctx: Canvas, { vignette = 0.72 } = {}): string {
  const id = ctx.uid('grain');
  const v = ctx.gradient(
    'radial',
    [
      [0.5, 'ink', 0],
      [1, 'ink', vignette],
    ],
    { cx: 0.5, cy: 0.48, r: 0.74 },
  );
  const seed = ctx.layer('grain').int(1, 999);
  ctx.defs.push(
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="1" seed="${seed}"/>` +
      `<feColorMatrix values="0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .86 0 0 0 2.4 -1.25"/></filter>`,
  );
  const all = `M0 0H${W}V${H}H0Z`;
  const grain = `<path d="${all}" filter="url(#${id})" opacity="${ctx.options.grain ?? 0.13}"/>`;
  return `<path d="${all}" fill="url(#${v})"/>${grain}`;
}
