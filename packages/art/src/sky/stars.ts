import type { Canvas } from '../drawing/canvas';
import { H, swell, W } from '../drawing/shape';
import type { Stream } from '../drawing/stream';

/** A field of stars of three sizes; the rarest glint. */
export function starField(ctx: Canvas, rng: Stream, count: number): string {
  const faint: string[] = [];
  const clear: string[] = [];
  const bright: string[] = [];
  const glints: string[] = [];
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [rng() * W, rng() * H, rng()];
    const layer = size < 0.62 ? faint : size < 0.93 ? clear : bright;
    layer.push(`M${x} ${y}h.1`);
    if (size > 0.975) glints.push(swell(x - 6, y, x + 6, y, 0.9), swell(x, y - 9, x, y + 9, 0.9));
  }
  const stars = (list: string[], width: number, opacity: number) =>
    `<path d="${list.join('')}" stroke-width="${width}" opacity="${opacity}"/>`;
  const glint = glints.length ? `<path d="${glints.join('')}" stroke="none"/>` : '';
  const { bone } = ctx.inks;
  return (
    `<g stroke="${bone}" stroke-linecap="round" fill="${bone}">` +
    `${stars(faint, 0.8, 0.55)}${stars(clear, 1.3, 0.8)}${stars(bright, 2.2, 1)}${glint}</g>`
  );
}
