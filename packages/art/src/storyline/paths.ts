import type { Point } from '../drawing/path';
import type { Stream } from '../drawing/stream';
import type { HaloName } from '../halo/halo';

type Stops = readonly [first: Point, second: Point, third: Point];

const stops = (...numbers: readonly [number, number, number, number, number, number]): Stops => {
  const [x1, y1, x2, y2, x3, y3] = numbers;
  return [
    [x1, y1],
    [x2, y2],
    [x3, y3],
  ];
};

/** Where the three Chapter stars stand, for each shape of story. */
export const PATHS = {
  ascent: stops(64, 244, 196, 176, 334, 62),
  spire: stops(120, 256, 278, 170, 196, 46),
  arc: stops(58, 206, 200, 54, 342, 206),
  wide: stops(46, 150, 186, 92, 354, 158),
  circle: stops(200, 44, 306, 220, 94, 220),
  zigzag: stops(330, 60, 84, 150, 326, 246),
  fall: stops(62, 66, 204, 140, 338, 238),
  bowl: stops(58, 84, 200, 246, 342, 84),
  turn: stops(70, 70, 330, 140, 84, 240),
};
export type StoryPath = keyof typeof PATHS;

/** A tone as the card prints it; a Player Storyline has none. */
export type Tone = 'Aspirational' | 'Cursed';

interface Manner {
  readonly paths: readonly StoryPath[];
  readonly seats: readonly HaloName[];
}

/** An Aspirational story rises towards the light, a Cursed one sinks into an eclipse, any other goes its way. */
export const MANNERS: Record<Tone | 'plain', Manner> = {
  Aspirational: {
    paths: ['ascent', 'spire', 'arc'],
    seats: ['sunburst', 'mandorla', 'candles', 'ticks', 'disc'],
  },
  Cursed: {
    paths: ['fall', 'bowl', 'turn'],
    seats: ['eclipse', 'shards', 'crescent'],
  },
  plain: {
    paths: ['wide', 'circle', 'zigzag', 'arc', 'turn'],
    seats: ['gauge', 'porthole', 'diamond', 'orbits', 'hex', 'grid', 'ticks'],
  },
};

/** The stars of one card: the path's own, a little moved. */
export function starsOn(path: StoryPath, rng: Stream): [Point, Point, Point] {
  const moved = ([x, y]: Point): Point => [x + rng.range(-12, 12), y + rng.range(-8, 8)];
  const [first, second, third] = PATHS[path];
  return [moved(first), moved(second), moved(third)];
}

/** From star to star over small stars; it curves, so that no two lines look ruled. */
export function wayBetween(from: Point, to: Point, rng: Stream): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const small = rng.int(1, 3);
  const between = Array.from({ length: small }, (_, i): Point => {
    const t = (i + 1) / (small + 1);
    const bend = rng.range(-26, 26);
    return [from[0] + dx * t - (dy / length) * bend, from[1] + dy * t + (dx / length) * bend];
  });
  return [from, ...between];
}

const SEATS: readonly Point[] = [
  [200, 150],
  [132, 150],
  [268, 150],
  [200, 118],
  [200, 176],
];

/** The place for the emblem that is farthest from all stars. */
export function seatAmong(stars: readonly Point[]): Point {
  const clearance = ([x, y]: Point) => Math.min(...stars.map((star) => Math.hypot(star[0] - x, star[1] - y)));
  return SEATS.reduce((best, seat) => (clearance(seat) > clearance(best) ? seat : best));
}
