/** A point in the units of the picture, which is 400 by 300. */
export type Point = readonly [x: number, y: number];

interface Segment {
  readonly command: 'M' | 'L' | 'C' | 'Q' | 'Z';
  readonly points: readonly Point[];
}

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
const POINTS: Partial<Record<string, number>> = { C: 3, Q: 2 };
const lastOf = (points: readonly Point[]): Point => points[points.length - 1] ?? [0, 0];

/** Path text as absolute segments of M, L, C, Q and Z. */
function parse(d: string): Segment[] {
  const tokens: string[] = d.match(TOKEN) ?? [];
  const segments: Segment[] = [];
  let index = 0;
  let command = '';
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  const number = () => Number(tokens[index++]);
  while (index < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[index] ?? '')) command = tokens[index++] ?? '';
    const relative = command === command.toLowerCase();
    const letter = command.toUpperCase();
    const point = (): Point => {
      const px = number() + (relative ? x : 0);
      const py = number() + (relative ? y : 0);
      return [px, py];
    };
    if (letter === 'Z') {
      segments.push({ command: 'Z', points: [] });
      [x, y] = start;
      continue;
    }
    let points: Point[];
    if (letter === 'H') points = [[number() + (relative ? x : 0), y]];
    else if (letter === 'V') points = [[x, number() + (relative ? y : 0)]];
    else points = Array.from({ length: POINTS[letter] ?? 1 }, point);
    segments.push({ command: letter === 'H' || letter === 'V' ? 'L' : (letter as Segment['command']), points });
    [x, y] = lastOf(points);
    if (letter === 'M') {
      start = [x, y];
      command = relative ? 'l' : 'L';
    }
  }
  return segments;
}

const textOf = (segments: readonly Segment[]) =>
  segments.map((segment) => segment.command + segment.points.map((point) => point.join(' ')).join(' ')).join('');
const mirrored = ([x, y]: Point): Point => [-x, y];

/** The right half of an outline, drawn from top to bottom, becomes the whole mirrored outline. */
export function sym(half: string): string {
  const segments = parse(half);
  const back: Segment[] = [];
  for (let i = segments.length - 1; i > 0; i--) {
    const { command, points } = segments[i] as Segment;
    const target = lastOf(segments[i - 1]?.points ?? []);
    back.push({ command, points: [...points.slice(0, -1).reverse(), target].map(mirrored) });
  }
  const [x, y] = lastOf(segments[segments.length - 1]?.points ?? []);
  return `${textOf(segments)}${x ? `L${-x} ${y}` : ''}${textOf(back)}Z`;
}

export const mirror = (d: string): string =>
  textOf(parse(d).map(({ command, points }) => ({ command, points: points.map(mirrored) })));

/** A path and its mirror image. */
export const both = (d: string): string => d + mirror(d);

const along = (from: Point, points: readonly Point[], t: number): Point => {
  const u = 1 - t;
  const [a, b, c] = points as [Point, Point, Point];
  if (points.length === 2) {
    return [u * u * from[0] + 2 * u * t * a[0] + t * t * b[0], u * u * from[1] + 2 * u * t * a[1] + t * t * b[1]];
  }
  const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3] as const;
  const mix = (axis: 0 | 1) =>
    weights[0] * from[axis] + weights[1] * a[axis] + weights[2] * b[axis] + weights[3] * c[axis];
  return [mix(0), mix(1)];
};

/** The outlines of a path as polygons; each curve becomes `steps` straight pieces. */
export function flatten(d: string, steps = 7): Point[][] {
  const polygons: Point[][] = [];
  let current: Point[] = [];
  for (const { command, points } of parse(d)) {
    if (command === 'M') {
      current = [points[0] as Point];
      polygons.push(current);
    } else if (command === 'L') {
      current.push(points[0] as Point);
    } else if (command !== 'Z') {
      const from = lastOf(current);
      for (let i = 1; i <= steps; i++) current.push(along(from, points, i / steps));
    }
  }
  return polygons;
}
