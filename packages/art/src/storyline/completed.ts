import type { Canvas } from '../drawing/canvas';
import type { Point } from '../drawing/path';
import { penFor } from '../drawing/pen';
import { oval, polar, poly, taper, through, turn } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import type { Scene } from '../scene';
import { chart } from './charts';
import { MANNERS } from './paths';
import { chapterStar, type Emblem, figureOf, type Story, seatFor, signsOf } from './storyline';

/** The closed way, and where the three Chapters have come to rest on it. */
interface Form {
  readonly way: string;
  readonly stars: readonly Point[];
}

const thirds = (from: number, radius: number): Point[] =>
  [0, 1, 2].map((i) => polar(200, 150, radius, turn(i, 3, from)));

export const FORMS = {
  ring(rng: Stream): Form {
    return { way: oval(200, 150, 118), stars: thirds(-Math.PI / 2 + rng.range(-0.16, 0.16), 118) };
  },
  triangle(rng: Stream): Form {
    const stars = thirds(rng.pick([-Math.PI / 2, Math.PI / 2]) + rng.range(-0.2, 0.2), 126);
    return { way: poly(stars), stars };
  },
  crown(rng: Stream): Form {
    const sag = rng.range(0, 30);
    const stars: Point[] = [
      [70, 176 - sag],
      [200, 44],
      [330, 176 - sag],
    ];
    const base = through([stars[2] as Point, [290, 238], [200, 258], [110, 238], stars[0] as Point]);
    return { way: through(stars) + base, stars };
  },
} satisfies Record<string, (rng: Stream) => Form>;
export type StoryForm = keyof typeof FORMS;

/** A Completed Storyline: the path has closed around its Drives, and light goes out from it. */
export function completedStoryline(ctx: Canvas, { drives, tone }: Story): Scene {
  const rng = ctx.layer('story');
  const pen = penFor(ctx, { layer: 'chart' });
  const { way, stars } = FORMS[ctx.options.form ?? rng.pick(['ring', 'triangle', 'crown'])](rng);
  const count = rng.pick([24, 36, 48, 60]);
  const reach = rng.range(180, 250);
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = turn(i, count);
    const outer = i % 2 ? 166 : reach + rng.range(-16, 16);
    return taper(...polar(200, 150, 124, angle), ...polar(200, 150, outer, angle), 150 / count);
  }).join('');
  const emblem: Emblem = {
    seat: [200, 152],
    size: ctx.options.object ? 178 : drives.length > 1 ? 150 : 160,
    shape: ctx.options.seat ?? rng.pick(MANNERS[tone ?? 'plain'].seats),
    face: rng.pick(['deep', 'ink']),
    ink: 'bone',
  };
  const ground = chart(
    pen,
    rng,
    ctx.options.chart ?? rng.pick(['polar', 'astrolabe', 'meridian', 'lattice', 'zodiac']),
  );
  const closed = pen.line(way, 'ink', 9) + pen.line(way, 'hot', 4);
  const chapters = stars.map((star, i) => chapterStar(pen, star, i + 1)).join('');
  const object = ctx.options.object;
  const signs = object ? figureOf(ctx, drives, emblem, object, stars) : signsOf(ctx, drives, emblem);
  return {
    glow: [200, 150],
    sky: 'clear',
    body: ground + pen.flat(rays, 'tone') + closed + seatFor(ctx, emblem) + chapters + signs,
  };
}
