import type { Canvas } from '../drawing/canvas';
import type { Point } from '../drawing/path';
import { H, polar, taper, turn, W } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import type { Ink } from '../palette';

/** An engraved pattern over the ground; the light stands at `glow`. */
export type DrawPattern = (ctx: Canvas, rng: Stream, glow: Point) => string;

const cut = (ctx: Canvas, d: string, tone: Ink, opacity: number) =>
  `<path d="${d}" fill="${ctx.inks[tone]}" opacity="${opacity}"/>`;

export const PATTERNS = {
  clear: () => '',
  rays(ctx, rng, [x, y]) {
    const n = rng.int(36, 60);
    let d = '';
    for (let i = 0; i < n; i++) {
      const a = turn(i + rng.range(-0.15, 0.15), n);
      const from = polar(x, y, rng.range(95, 130), a);
      const to = polar(x, y, i % 2 ? 420 : 210, a);
      d += taper(...to, ...from, i % 2 ? 2.6 : 1.5);
    }
    return cut(ctx, d, 'tone', 0.5);
  },
  strata(ctx, rng, [gx, gy]) {
    // ruled lines that open around the light
    let d = '';
    for (let y = 6; y < H; y += 7.5) {
      const open = Math.max(0, 120 - Math.abs(y - gy) * 0.9);
      const w = 1.1 + rng() * 0.9;
      d += taper(-4, y, gx - open - rng.range(0, 60), y, w) + taper(W + 4, y, gx + open + rng.range(0, 60), y, w);
    }
    return cut(ctx, d, 'tone', 0.55);
  },
  band(ctx, rng) {
    // a river of stars, stippled
    const a = rng.range(-0.6, 0.6);
    const c = rng.range(90, 210);
    let fine = '';
    let big = '';
    for (let i = 0; i < 210; i++) {
      const x = rng() * W;
      const off = (rng() + rng() + rng() - 1.5) * 62;
      const y = c + (x - 200) * a + off;
      if (y < 0 || y > H) continue;
      if (i % 6) {
        fine += `M${x} ${y}h.1`;
      } else {
        big += `M${x} ${y}h.1`;
      }
    }
    const points = (d: string, width: number, opacity: number) =>
      `<path d="${d}" stroke-width="${width}" opacity="${opacity}"/>`;
    return `<g stroke="${ctx.inks.pale}" stroke-linecap="round">${points(fine, 0.9, 0.6)}${points(big, 1.7, 0.7)}</g>`;
  },
  arcs(ctx, rng, [gx, gy]) {
    let s = '';
    const cx = rng.chance(0.5) ? gx : rng.pick([-40, 440]);
    const cy = cx === gx ? gy : rng.pick([-40, 340]);
    for (let i = 0; i < 11; i++) {
      s += `<circle cx="${cx}" cy="${cy}" r="${120 + i * rng.range(22, 30)}" ${i % 3 ? 'stroke-dasharray="1 5"' : ''}/>`;
    }
    return `<g fill="none" stroke="${ctx.inks.tone}" stroke-width=".9" opacity=".6">${s}</g>`;
  },
  aurora(ctx, rng) {
    // a curtain of hanging strokes
    let d = '';
    for (let k = 0; k < 2; k++) {
      const y0 = rng.range(60, 150);
      const amp = rng.range(18, 46);
      const f = rng.range(0.009, 0.018);
      const ph = rng() * 7;
      const x0 = rng.range(-40, 120);
      const x1 = x0 + rng.range(200, 330);
      for (let x = x0; x < x1; x += 4.6) {
        const y = y0 + Math.sin(x * f + ph) * amp;
        d += taper(x, y, x + 2, y - rng.range(26, 100), 1.7);
      }
    }
    return cut(ctx, d, 'tone', 0.65);
  },
} satisfies Readonly<Record<string, DrawPattern>>;
export type SkyName = keyof typeof PATTERNS;
export const SKIES: readonly SkyName[] = ['rays', 'strata', 'band', 'arcs', 'aurora', 'clear'];
