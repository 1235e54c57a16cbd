import type { Point } from '../drawing/path';
import { poly } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import type { Break } from './break';

const STEPS = 9;
const DROP = 350;

interface Crack {
  readonly points: readonly Point[];
  readonly run: number;
}

function crackAcross(rng: Stream): Crack {
  const from = rng.range(120, 190);
  const run = rng.range(215, 290) - from;
  const points = Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const jag = (i % 2 ? 1 : -1) * rng.range(5, 20);
    return [from + (run * i) / STEPS + jag, -20 + (DROP * i) / STEPS];
  });
  return { points, run };
}

function shardsAlong(points: readonly Point[], rng: Stream): string {
  return Array.from({ length: 14 }, () => {
    const [cx, cy] = rng.pick(points.slice(1, -1));
    const size = rng.range(2, 7);
    const [x, y] = [cx + rng.range(-46, 60), cy + rng.range(-20, 30)];
    return `M${x} ${y}l${size} ${-size * 0.6}l${size * 0.5} ${size * 1.2}z`;
  }).join('');
}

function branchesOf(points: readonly Point[], rng: Stream): string {
  const right = () => `l${rng.range(16, 44)} ${rng.range(-16, 20)}l${rng.range(4, 18)} ${rng.range(4, 20)}`;
  const left = () => `l${-rng.range(14, 40)} ${rng.range(-6, 24)}`;
  return points
    .slice(1, -1)
    .map(([x, y], i) => `M${x} ${y}${i % 2 ? right() : left()}`)
    .join('');
}

/** One crack from top to bottom; the halves slip along it, so that the figure stays one figure. */
export const crack: Break = ({ ctx, rng, piece }) => {
  const { points, run } = crackAcross(rng);
  const edge = points.map((point) => point.join(' ')).join('L');
  const slip = rng.range(15, 26);
  const length = Math.hypot(run, DROP);
  const [dx, drop] = [(slip * run) / length, (slip * DROP) / length];
  const lean = rng.range(0.6, 2);
  const line = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const seam = poly(points, false);
  const shards = shardsAlong(points, rng);
  const { ink, ember, pale } = ctx.inks;
  return (
    piece(`M-80-40L${edge}L-80 340Z`, [-2 - dx * 0.3, -drop * 0.2], -lean) +
    piece(`M480-40L${edge}L480 340Z`, [3 + dx * 0.7, drop * 0.8], lean) +
    `<g transform="translate(1 ${drop * 0.3})">${line(seam, ink, 9)}${line(seam, ember, 2.2)}` +
    `${line(branchesOf(points, rng), ink, 2)}<path d="${shards}" fill="${pale}" stroke="${ink}" stroke-width=".6"/></g>`
  );
};
