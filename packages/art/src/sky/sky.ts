import type { Canvas } from '../drawing/canvas';
import type { Point } from '../drawing/path';
import { H, swell, W } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { PATTERNS, SKIES, type SkyName } from './patterns';

export interface SkyOptions {
  /** Where the light comes from. */
  readonly glow?: Point;
  /** 0 to 1: how much the ground is lifted there. */
  readonly bright?: number;
  /** A horizon scene, which may stand in the evening. */
  readonly dusk?: boolean;
  readonly kind?: SkyName;
  readonly nebula?: number;
  readonly stars?: number;
}

/** What lies behind everything: ground tone, printed nebula with dust, stars, an engraved pattern. */
export function sky(
  ctx: Canvas,
  { glow = [200, 130], bright = 0.36, dusk = false, kind, nebula = 0.8, stars = 90 }: SkyOptions = {},
): string {
  const rng = ctx.layer('sky');
  const { inks } = ctx;
  const pattern = ctx.options.sky ?? kind ?? rng.pick(SKIES);
  const ground = ctx.gradient(
    'radial',
    [
      [0, 'mid', bright],
      [0.38, 'deep', bright],
      [1, 'deep', 0],
    ],
    { cx: glow[0] / W, cy: glow[1] / H, r: 0.8 },
  );
  if (dusk && rng.chance(0.5)) {
    const g = ctx.gradient(
      'linear',
      [
        [0, 'ink', 1],
        [0.4, 'night', 1],
        [0.68, 'deep', 1],
        [0.86, 'tone', 1],
        [0.93, 'hot', 1],
      ],
      { x1: 0, y1: 0, x2: 0, y2: 1 },
    );
    return (
      `<path d="M0 0H${W}V${H}H0Z" fill="url(#${g})"/>` +
      clouds(ctx, rng, nebula * 0.7) +
      PATTERNS[rng.pick(['strata', 'clear', 'band'])](ctx, rng, glow) +
      starField(ctx, rng, stars)
    );
  }
  let s = `<path d="M0 0H${W}V${H}H0Z" fill="${inks.night}"/><path d="M0 0H${W}V${H}H0Z" fill="url(#${ground})"/>`;
  if (nebula > 0) {
    s += clouds(ctx, rng, nebula);
  }
  s += PATTERNS[pattern](ctx, rng, glow) + starField(ctx, rng, stars);
  return s;
}

/** One turbulence gives both layers: red makes the printed cloud, green the dark dust over it. */
function clouds(ctx: Canvas, rng: Stream, strength: number): string {
  const rgb = (c: string) => [1, 3, 5].map((i) => (Number.parseInt(c.slice(i, i + 2), 16) / 255).toFixed(3));
  const [a, b, c] = rgb(ctx.inks[rng.chance(0.3) ? 'tone' : 'mid']);
  const [x, y, z] = rgb(ctx.inks.ink);
  const id = ctx.uid('cloud');
  const f = rng.range(0.0035, 0.008);
  const stretch = rng.pick([0.5, 0.7, 1.6, 2.2]);
  // The table has flat steps: a cloud in two flat inks, as a screen would print it.
  ctx.defs.push(`<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${f} ${f * stretch}" numOctaves="4" seed="${rng.int(1, 9999)}" result="n"/>
    <feColorMatrix values="0 0 0 0 ${a} 0 0 0 0 ${b} 0 0 0 0 ${c} 1 0 0 0 0"/><feComponentTransfer result="c"><feFuncA type="table" tableValues="0 0 0 0 .05 .12 .42 .46 .5 .8 .84 .86 .9 .9 .9"/></feComponentTransfer>
    <feColorMatrix in="n" values="0 0 0 0 ${x} 0 0 0 0 ${y} 0 0 0 0 ${z} 0 1 0 0 0"/><feComponentTransfer result="d"><feFuncA type="table" tableValues="0 0 0 0 0 .05 .35 .6 .66 .8 .8"/></feComponentTransfer><feMerge><feMergeNode in="c"/><feMergeNode in="d"/></feMerge></filter>`);
  return `<path d="M0 0H${W}V${H}H0Z" filter="url(#${id})" opacity="${strength}"/>`;
}

function starField(ctx: Canvas, rng: Stream, count: number): string {
  const size = ['', '', ''];
  let glints = '';
  for (let i = 0; i < count; i++) {
    const x = rng() * W;
    const y = rng() * H;
    const m = rng();
    size[m < 0.62 ? 0 : m < 0.93 ? 1 : 2] += `M${x} ${y}h.1`;
    if (m > 0.975) {
      glints += swell(x - 6, y, x + 6, y, 0.9) + swell(x, y - 9, x, y + 9, 0.9);
    }
  }
  const { bone } = ctx.inks;
  return `<g stroke="${bone}" stroke-linecap="round" fill="${bone}"><path d="${size[0]}" stroke-width=".8" opacity=".55"/><path d="${size[1]}" stroke-width="1.3" opacity=".8"/><path d="${size[2]}" stroke-width="2.2"/>${glints && `<path d="${glints}" stroke="none"/>`}</g>`;
}
