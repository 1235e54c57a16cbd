import type { Canvas } from './drawing/canvas';
import { mirrorImage } from './drawing/markup';
import type { Point } from './drawing/path';
import { poly, W } from './drawing/shape';
import type { Stream } from './drawing/stream';
import type { Portrait } from './pose/portrait';
import { sky } from './sky/sky';

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

/**
 * The Fallen face: the same person from the same streams, turned away, in dimmed inks, and broken along one crack. The
 * halves slip along the crack, so that the figure stays one figure. The last of the faction's light is in the crack.
 */
export function fallenPortrait(ctx: Canvas, person: Portrait): string {
  const rng = ctx.layer('fall');
  const [whole, left, right] = [ctx.uid('whole'), ctx.uid('left'), ctx.uid('right')];
  const { points, run } = crackAcross(rng);
  const edge = points.map((point) => point.join(' ')).join('L');
  ctx.defs.push(
    `<g id="${whole}">${mirrorImage(W, person.halo + person.figure)}</g>`,
    `<clipPath id="${left}"><path d="M-80-40L${edge}L-80 340Z"/></clipPath>`,
    `<clipPath id="${right}"><path d="M480-40L${edge}L480 340Z"/></clipPath>`,
  );
  const slip = rng.range(15, 26);
  const length = Math.hypot(run, DROP);
  const [dx, drop] = [(slip * run) / length, (slip * DROP) / length];
  const lean = rng.range(0.6, 2);
  const half = (clip: string, x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} 200 300)"><g clip-path="url(#${clip})"><use href="#${whole}"/></g></g>`;
  const line = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const crack = poly(points, false);
  const shards = shardsAlong(points, rng);
  const { ink, ember, pale } = ctx.inks;
  return (
    sky(ctx, { glow: person.glow, bright: 0.25, stars: 40, nebula: 0.55 }) +
    half(left, -2 - dx * 0.3, -drop * 0.2, -lean) +
    half(right, 3 + dx * 0.7, drop * 0.8, lean) +
    `<g transform="translate(1 ${drop * 0.3})">${line(crack, ink, 9)}${line(crack, ember, 2.2)}` +
    `${line(branchesOf(points, rng), ink, 2)}<path d="${shards}" fill="${pale}" stroke="${ink}" stroke-width=".6"/></g>`
  );
}
