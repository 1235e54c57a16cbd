import { at } from '../drawing/markup';
import { sym } from '../drawing/path';
import { oval, polar, poly, taper, turn } from '../drawing/shape';
import { GRAMMAR } from '../ship/grammar';
import { planHull } from '../ship/plan-hull';
import { world } from '../sky/world';
import type { HomeKit } from './kit';

/** Homes that are more, or less, than a planet. */
export const STRANGE_VIEWS = {
  /** No world: hulls that keep a circle around one light. */
  flotilla({ ctx, rng, pen, side, seal }) {
    const [x, y] = [200, 146];
    const count = 13;
    const hulls = [0, 1, 2].map((i) => {
      const id = ctx.uid('boat');
      ctx.defs.push(`<g id="${id}">${planHull(pen, ctx.layer(`boat${i}`), GRAMMAR[ctx.faction], {}).svg}</g>`);
      return id;
    });
    const fleet = Array.from({ length: count }, (_, i) => {
      const angle = turn(i + rng.range(-0.2, 0.2), count);
      const [px, py] = [x + Math.cos(angle) * rng.range(150, 172), y + Math.sin(angle) * rng.range(92, 108)];
      const heading = (Math.atan2(Math.cos(angle) * 96, -Math.sin(angle) * 160) * 180) / Math.PI + 90;
      const scale = 0.2 + 0.13 * (1 + Math.sin(angle)) * rng.range(0.8, 1.1);
      return {
        py,
        svg: `<use href="#${hulls[i % 3]}" transform="translate(${px} ${py}) rotate(${heading}) scale(${scale})"/>`,
      };
    });
    const lines =
      pen.line(oval(x, y, 162, 100), 'bone', 1, 'stroke-dasharray="2 5"') + pen.line(oval(x, y, 188, 122), 'tone', 0.8);
    return (
      world(ctx, rng, x + side * 170, 30, 46, { surface: 'plain' }) +
      lines +
      fleet
        .sort((a, b) => a.py - b.py)
        .map(({ svg }) => svg)
        .join('') +
      seal(x, y, 108)
    );
  },
  /** A world that is being grown in a lattice. */
  caged({ ctx, rng, pen, side, surface, seal }) {
    const [x, y, R] = [200 + side * 16, 146, 92];
    const node = (i: number, n: number, k: number, shift: number) => polar(x, y, R * k, turn(i + shift, n));
    const outer = Array.from({ length: 6 }, (_, i) => node(i, 6, 1.42, 0));
    const inner = Array.from({ length: 6 }, (_, i) => node(i, 6, 1.12, 0.5));
    const struts = outer
      .map(
        (point, i) => `M${point.join(' ')}L${inner[i]?.join(' ')}M${point.join(' ')}L${inner[(i + 5) % 6]?.join(' ')}`,
      )
      .join('');
    const roots = Array.from({ length: 12 }, (_, i) =>
      taper(...polar(x, y, R * 0.96, turn(i, 12)), ...polar(x, y, R * 1.12, turn(i + 0.3, 12)), 7),
    ).join('');
    const frame = (width: number, ink: 'ink' | 'bone') => pen.line(poly(outer) + poly(inner) + struts, ink, width);
    return (
      pen.ctx.bloom(x, y, R * 1.7) +
      world(ctx, rng, x, y, R, { surface, tone: 'tone' }) +
      pen.flat(roots, 'hot') +
      frame(8, 'ink') +
      frame(3.6, 'bone') +
      [...outer, ...inner].map(([px, py]) => pen.dot(px, py, 6, 'ink') + pen.dot(px, py, 3.6, 'hot')).join('') +
      seal(x - side * 122, 236, 72)
    );
  },
  /** A shell that was opened, with a fire in it. */
  hollow({ ctx, rng, pen, side, bare, moons }) {
    const [x, y, R] = [200, 150, 106];
    const edge = Array.from({ length: 13 }, (_, i) => {
      const angle = -0.6 + (i / 12) * 1.9;
      return polar(x + R * 0.12, y - R * 0.06, R * (i % 2 ? 0.6 : 0.78), angle - Math.PI / 2);
    });
    const mouth = poly([
      ...edge,
      ...Array.from({ length: 9 }, (_, i) => polar(x, y + R * 0.1, R * 0.5, 0.4 + i * 0.36)),
    ]);
    const embers = Array.from({ length: 26 }, () => {
      const [ex, ey] = polar(x + 40, y - 40, rng.range(20, 170), rng.range(-2, 0.4));
      return pen.dot(ex, ey, rng.range(0.8, 2.6));
    }).join('');
    return (
      moons(2, x, y, R) +
      pen.line(oval(x, y, R * 1.22), 'bone', 0.8, 'stroke-dasharray="2 5"') +
      world(ctx, rng, x, y, R, { surface: 'craters', light: -side }) +
      pen.part(mouth, 'ink', { lit: 0, line: 'bone', w: 2 }) +
      pen.ctx.bloom(x + 14, y, 110) +
      pen.flat(oval(x + 12, y + 6, R * 0.4), 'hot') +
      pen.flat(oval(x + 12, y + 10, R * 0.27), 'flame') +
      embers +
      bare(x + 12, y + 8, R * 0.74, 'hot')
    );
  },
  /** Tombs grow from it as spines do. */
  spired({ ctx, rng, pen, surface, seal }) {
    const [x, y, R] = [200, 196, 104];
    const spires = Array.from({ length: 23 }, (_, i) => {
      const angle = Math.PI * (1.02 + (i / 22) * 0.96);
      const height = rng.range(16, 44) + 34 * Math.sin((i / 22) * Math.PI);
      const [bx, by] = polar(x, y, R - 6, angle);
      const tower = sym(`M0 ${-height}L4 ${-height * 0.6}L7 ${-height * 0.5}L9 12L0 12`);
      const window = pen.flat(`M-1.6 ${-height * 0.42}h3.2v7h-3.2z`, 'hot');
      return at(
        bx,
        by,
        pen.part(tower, i % 2 ? 'bone' : 'ink', { gap: 3, lit: 0.4 }) + window,
        1,
        (angle * 180) / Math.PI + 90,
      );
    }).join('');
    return (
      pen.line(oval(x, y, R * 1.5) + oval(x, y, R * 1.62), 'tone', 0.9) +
      spires +
      world(ctx, rng, x, y, R, { surface, tilt: rng.range(-8, 8) }) +
      seal(x, y + 8, 96)
    );
  },
} satisfies Readonly<Record<string, (kit: HomeKit) => string>>;
