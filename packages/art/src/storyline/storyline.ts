import { DEVICES, type ObjectName } from '../device/device';
import type { Canvas } from '../drawing/canvas';
import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { type Pen, penFor } from '../drawing/pen';
import { oval, polar, poly, through, turn } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { keysOf } from '../drawing/table';
import type { Drive } from '../faction';
import { type HaloName, halo } from '../halo/halo';
import type { Ink } from '../palette';
import type { Scene } from '../scene';
import { CHARTS, chart } from './charts';
import { MANNERS, seatAmong, starsOn, type Tone, wayBetween } from './paths';

/** What a Storyline's picture is about. */
export interface Story {
  readonly drives: readonly Drive[];
  readonly tone?: Tone;
}

/** A Chapter star: more points, and a bar more, with each Chapter. */
export function chapterStar(pen: Pen, [x, y]: Point, chapter: number): string {
  const points = 8 + chapter * 4;
  const R = 17 + chapter * 3;
  const star = Array.from({ length: points }, (_, i) => polar(0, 0, i % 2 ? R * 0.62 : R * 1.3, turn(i, points)));
  const bar = (i: number) => pen.flat(`M${(i - (chapter - 1) / 2) * 6.4 - 1.4} -6.5h2.8v13h-2.8z`, 'bone');
  const bars = Array.from({ length: chapter }, (_, i) => bar(i)).join('');
  const plate = pen.part(oval(0, 0, R * 0.78), 'ink', { lit: 0, line: 'ink' });
  const rim = pen.line(oval(0, 0, R * 0.66), 'hot', 0.9);
  return at(x, y, pen.ctx.bloom(0, 0, R * 2.6) + pen.flat(poly(star), 'hot') + plate + rim + bars);
}

export interface Emblem {
  readonly seat: Point;
  readonly size: number;
  readonly shape: HaloName;
  readonly face: Ink;
  readonly ink: Ink;
}

/** The dark seat on which the signs of the Drives stand. */
export const seatFor = (ctx: Canvas, { seat: [x, y], size, shape, face }: Emblem): string =>
  halo(ctx, x, y, size * 0.6, { kind: shape, tone: face });

/** The signs of the Drives: one large, or two side by side. */
export function signsOf(ctx: Canvas, drives: readonly Drive[], { seat: [x, y], size, ink }: Emblem): string {
  const [first, second] = drives;
  if (!first) return '';
  if (!second) return glyphAt(first, x, y, size * 0.7, ctx.inks[ink], { weight: 1.2 });
  const half = (drive: Drive, side: number, colour: string) =>
    glyphAt(drive, x + side * size * 0.25, y + side * size * 0.08, size * 0.52, colour, { weight: 1.3 });
  return half(first, -1, ctx.inks.pale) + half(second, 1, ctx.inks.bone);
}

function strayStars(pen: Pen, rng: Stream): string {
  const strays = Array.from({ length: 12 }, (): Point => [rng.range(20, 380), rng.range(16, 284)]);
  const joins = [0, 2, 4, 6].map((i) => poly(strays.slice(i, i + 2), false)).join('');
  return pen.line(joins, 'pale', 0.8, 'opacity=".7"') + strays.map(([x, y]) => pen.dot(x, y, 1.8, 'bone')).join('');
}

function journey(pen: Pen, way: readonly Point[]): string {
  const smallStars = way.map(([x, y]) => pen.dot(x, y, 4, 'ink') + pen.dot(x, y, 2.6, 'bone')).join('');
  return pen.line(through(way), 'ink', 8) + pen.line(through(way), 'hot', 3.4) + smallStars;
}

/** Objects that stand for a Drive, when the card names none. */
export const FIGURES: Record<Drive, readonly ObjectName[]> = {
  Ambition: ['crown', 'key', 'coin', 'starcage', 'sunStaff', 'gauntlet'],
  Devotion: ['candle', 'censer', 'bell', 'heart', 'sheaf', 'chalice'],
  Duty: ['seal', 'writ', 'scales', 'chain', 'helm', 'ampulla'],
  Freedom: ['compass', 'helmet', 'chart', 'dice', 'door', 'grapnel'],
  Truth: ['eye', 'mirror', 'book', 'tablet', 'astrolabe', 'lantern'],
  Vengeance: ['brokenBlade', 'scythe', 'mask', 'urn', 'stone', 'sword'],
};

/** The thing that the story is about, on its seat; the signs of the Drives stand beside it as seals, clear of the stars. */
export function figureOf(
  ctx: Canvas,
  drives: readonly Drive[],
  { seat: [x, y], size }: Emblem,
  object: ObjectName,
  stars: readonly Point[],
): string {
  const pen = penFor(ctx, { layer: 'figure', scale: 0.9 });
  const draw: (pen: Pen, rng: Stream) => string = DEVICES[object];
  const shares = drives.length > 1 ? [-0.3, 0.3] : [0];
  const rows = [0.47, -0.5, 0.3].map((share) => shares.map((across): Point => [x + across * size, y + share * size]));
  const clearance = (row: readonly Point[]) =>
    Math.min(...row.flatMap(([sx, sy]) => stars.map((star) => Math.hypot(star[0] - sx, star[1] - sy))));
  const [low = []] = rows;
  const best = rows.reduce((a, b) => (clearance(b) > clearance(a) ? b : a));
  const row = clearance(low) > 48 ? low : best;
  const seals = row.map(([sx, sy], i) => {
    const plate = pen.part(oval(sx, sy, 25), 'ink', { lit: 0, line: 'hot', w: 1.4 });
    return plate + glyphAt(drives[i] as Drive, sx, sy, 34, ctx.inks.bone, { weight: 1.7 });
  });
  const above = (row[0]?.[1] ?? y) < y;
  return at(x, y + (above ? 0.08 : -0.1) * size, draw(pen, ctx.layer('figure')), size / 214) + seals.join('');
}

/** A Storyline: a star chart, three Chapter stars on one path, and on a seat its emblem and its Drives. */
export function storyline(ctx: Canvas, { drives, tone }: Story): Scene {
  const rng = ctx.layer('story');
  const pen = penFor(ctx, { layer: 'chart' });
  const manner = MANNERS[tone ?? 'plain'];
  const stars = starsOn(ctx.options.path ?? rng.pick(manner.paths), rng);
  const way = [...wayBetween(stars[0], stars[1], rng), ...wayBetween(stars[1], stars[2], rng), stars[2]];
  const strays = strayStars(pen, rng);
  const seat = seatAmong(stars);
  const emblem: Emblem = {
    seat,
    size: ctx.options.object ? 176 : drives.length > 1 ? 150 : rng.range(150, 180),
    shape: ctx.options.seat ?? rng.pick(manner.seats),
    face: rng.pick(['deep', 'ink']),
    ink: rng.pick(['pale', 'bone', 'bone']),
  };
  const ground = chart(pen, rng, ctx.options.chart ?? rng.pick(keysOf(CHARTS)));
  const chapters = stars.map((star, i) => chapterStar(pen, star, i + 1)).join('');
  const object = ctx.options.object;
  const signs = object ? figureOf(ctx, drives, emblem, object, stars) : signsOf(ctx, drives, emblem);
  const body = ground + seatFor(ctx, emblem) + strays + journey(pen, way) + chapters + signs;
  return { glow: seat, sky: 'clear', body };
}
