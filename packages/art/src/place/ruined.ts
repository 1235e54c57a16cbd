import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { sym } from '../drawing/path';
import { oval, polar, poly, taper, turn } from '../drawing/shape';
import type { Ink } from '../palette';
import { world } from '../sky/world';
import { LAND, type PlaceKit, type Places, person, ridge, tree, windows } from './parts';

/** Wrecks, gates, and what hangs in space. */
export const RUINED_PLACES = {
  wreck({ ctx, rng, pen, sun }) {
    const tilt = rng.range(-24, -8) * rng.sign();
    const x = rng.range(180, 230);
    const n = rng.int(6, 8);
    let ribs = '';
    for (let i = 0; i < n; i++) {
      const rx = -110 + (i * 200) / n;
      const h = rng.range(56, 104) * (1 - Math.abs(i / n - 0.5) * 0.7);
      ribs += pen.part(
        `M${rx} 20C${rx - 26} ${-h * 0.5} ${rx + 6} ${-h} ${rx + 34} ${-h - 10}` +
          `C${rx + 10} ${-h * 0.8} ${rx - 8} ${-h * 0.4} ${rx + 12} 20Z`,
        'ink',
        { lit: 0.5, gap: 3.6 },
      );
    }
    const hull =
      pen.part(
        'M-150 26C-140 -10 -120 -30 -84 -40L-60 -26L-40 -44L-10 -34L20 -52L60 -30L110 -36L170 4L150 30Z',
        'deep',
        { gap: 3.6 },
      ) +
      pen.part('M-40 -44L-28 -96L-6 -104L0 -70L20 -52Z', 'ink', {}) +
      pen.line('M-120 -4L130 -6M-100 10L140 10', 'pale', 0.9) +
      glyphAt(ctx.faction, 84, -10, 26, pen.ink.tone, { weight: 1.8 });
    return (
      sun() +
      pen.part(ridge(rng, 206, 16), 'mid', LAND) +
      at(x, 224, rng.chance(0.5) ? hull + ribs : ribs + hull, rng.range(0.95, 1.2), tilt) +
      pen.part(ridge(rng, 252, 14, 60), 'deep', LAND) +
      pen.part(ridge(rng, 280, 9, 70), 'ink', LAND) +
      person(pen, x + rng.range(-100, 100), 278, 0.9) +
      pen.glow(oval(x - 20, 232, 3), x - 20, 232, 44)
    );
  },
  gate({ rng, pen, sun }) {
    // a ring that stands in a plain, open on light
    const R = rng.range(78, 96);
    const x = rng.range(170, 230);
    const y = 250 - R * 0.82;
    const n = rng.pick([7, 9, 11]);
    const tone = rng.pick(['ink', 'deep', 'bone']);
    const inner = R - 24;
    // Loose stones hold the circle; some have drifted out of it.
    const stones = Array.from({ length: n }, (_, i) => {
      const t0 = turn(i + 0.05, n);
      const t1 = turn(i + 0.95, n);
      const mid = (t0 + t1) / 2;
      const [ox, oy] = polar(0, 0, Math.sin(mid) < 0.4 && rng.chance(0.5) ? rng.range(5, 24) : 0, mid);
      const at2 = (rad: number, t: number): Point => {
        const [qx, qy] = polar(x, y, rad, t);
        return [qx + ox, qy + oy];
      };
      return (
        pen.part(
          poly([
            at2(R + rng.range(0, 12), t0),
            at2(R + rng.range(2, 14), mid),
            at2(R + rng.range(0, 12), t1),
            at2(inner, t1),
            at2(inner - 1, mid),
            at2(inner, t0),
          ]),
          tone,
          { gap: 3.4, lit: 0.5 },
        ) + (i % 3 ? '' : pen.dot(...at2((R + inner) / 2, mid), 3, tone === 'ink' ? 'hot' : 'ink'))
      );
    }).join('');
    return (
      sun() +
      pen.part(ridge(rng, 222, 14), 'mid', LAND) +
      pen.ctx.bloom(x, y, R * 1.9) +
      pen.part(oval(x, y, inner - 6), rng.pick(['hot', 'pale', 'hot']), {
        lit: 0.4,
        gap: 4,
        line: 'ink',
        hatch: 'mid',
      }) +
      stones +
      pen.part(ridge(rng, 264, 7), 'ink', LAND) +
      [0, 1, 2]
        .map((i) =>
          pen.part(
            `M${x - 44 - i * 16} ${250 + i * 14}H${x + 44 + i * 16}V${264 + i * 14}H${x - 44 - i * 16}Z`,
            'deep',
            { tilt: 90, lit: 0.4, gap: 5 },
          ),
        )
        .join('') +
      person(pen, x + rng.range(-16, 16), 252, 1) +
      (rng.chance(0.5) ? person(pen, x + 70, 278, 0.9) + person(pen, x + 88, 282, 0.8) : '')
    );
  },
  orbital({ ctx, rng, pen }) {
    // the inside of a ring, land curving up overhead
    const cx = 200 + rng.range(-60, 60);
    const cy = rng.range(-30, 10);
    const k = rng.range(0.62, 0.78);
    const arc = (R: number, w: number, tone: Ink) => pen.line(oval(cx, cy + 40, R, R * k), tone, w);
    const s =
      world(ctx, rng, cx + rng.range(-50, 50), cy + 110, rng.range(40, 60)) +
      arc(236, 58, 'ink') +
      arc(236, 50, 'mid') +
      arc(214, 2, 'bone') +
      arc(258, 2, 'bone') +
      arc(236, 22, 'deep');
    let spokes = '';
    let d = '';
    for (let i = 0; i < 40; i++) {
      const a = turn(i, 40);
      const q = (R: number) => [cx + Math.cos(a) * R, cy + 40 + Math.sin(a) * R * k];
      spokes += `M${q(212).join(' ')}L${q(260).join(' ')}`;
      for (let j = 0; j < 4; j++) {
        const b = a + rng() * 0.15;
        const R = rng.range(222, 250);
        d += `M${cx + Math.cos(b) * R} ${cy + 40 + Math.sin(b) * R * k}h2`;
      }
    }
    return (
      s +
      pen.line(spokes, 'ink', 1.2) +
      pen.line(d, 'hot', 2) +
      pen.part(ridge(rng, 276, 10), 'ink', LAND) +
      tree(pen, rng, rng.range(40, 110), 280, 1) +
      person(pen, rng.range(200, 320), 284, 0.9)
    );
  },
  station({ ctx, rng, pen }) {
    // hangs in space
    if (rng.chance(0.45)) return wheel({ ctx, rng, pen });
    const x = rng.range(180, 220);
    const y = 138;
    const tiers = rng.int(3, 5);
    const s = world(ctx, rng, rng.chance(0.5) ? 60 : 340, rng.range(220, 300), rng.range(90, 150));
    let d = pen.line(`M${x} 20V280`, 'bone', 3);
    for (let i = 0; i < tiers; i++) {
      const ty = 60 + (i * 170) / (tiers - 1);
      const w = rng.range(34, 128);
      const h = rng.range(9, 18);
      const ink = rng.pick(['deep', 'bone', 'tone', 'ink']);
      d += rng.chance(0.35)
        ? pen.line(oval(x, ty, w, w * 0.24), 'ink', 13) +
          pen.line(oval(x, ty, w, w * 0.24), ink === 'ink' ? 'deep' : ink, 9) +
          pen.line(oval(x, ty, w + 5, w * 0.24 + 5), 'pale', 0.8)
        : at(
            x,
            ty,
            pen.part(sym(`M0 ${-h}L${w * 0.5} ${-h}L${w} 0L${w * 0.7} ${h}L0 ${h * 1.4}`), ink, { tilt: 90, gap: 3 }),
          ) + windows(pen, rng, x - w * 0.6, ty - 2, w * 1.2, 6, ['bone', 'tone'].includes(ink) ? 'ink' : 'hot', 0.6);
    }
    d +=
      pen.part(`M${x - 14} 24L${x} -10L${x + 14} 24V66H${x - 14}Z`, 'deep', {}) +
      pen.glow(oval(x, 40, 5), x, 40, 40) +
      pen.part(`M${x - 12} 230L${x} ${rng.range(286, 316)}L${x + 12} 230Z`, 'ink', {});
    for (let i = 0; i < 5; i++) {
      const a = rng() * 6.28;
      const [ax, ay] = polar(x, y, rng.range(120, 180), a);
      d += pen.flat(taper(ax, ay, ax + 22 * Math.sign(ax - x), ay + rng.range(-8, 8), 3), 'hot');
    }
    return `${s}<g transform="rotate(${rng.range(-14, 14)} ${x} ${y})">${d}</g>`;
  },
} satisfies Places;

/** A station as a wheel with a docked spine. */
function wheel({ ctx, rng, pen }: Pick<PlaceKit, 'ctx' | 'rng' | 'pen'>): string {
  const a = rng.range(-34, 34);
  const k = rng.range(0.34, 0.9);
  const R = rng.range(96, 118);
  const n = rng.pick([3, 4, 6]);
  const tone = rng.pick(['bone', 'tone', 'deep']);
  const line = tone === 'deep' ? 'pale' : 'ink';
  const spokes = Array.from({ length: n }, (_, i) => {
    const t = turn(i, n, 0.4);
    return (
      pen.line(`M0 0L${Math.cos(t) * R} ${Math.sin(t) * R * k}`, 'ink', 9) +
      pen.line(`M0 0L${Math.cos(t) * R} ${Math.sin(t) * R * k}`, tone, 5)
    );
  }).join('');
  let lit = '';
  for (let i = 0; i < 40; i++) {
    const t = turn(i, 40);
    if (rng.chance(0.6)) {
      lit += `M${Math.cos(t) * R} ${Math.sin(t) * R * k}h2.4`;
    }
  }
  return (
    world(ctx, rng, rng.chance(0.5) ? 70 : 330, rng.range(230, 310), rng.range(100, 170)) +
    at(
      200,
      140,
      spokes +
        pen.line(oval(0, 0, R, R * k), 'ink', 27) +
        pen.line(oval(0, 0, R, R * k), tone, 22) +
        pen.line(oval(0, 0, R + 7, R * k + 7) + oval(0, 0, R - 7, R * k - 7), line, 1.2) +
        pen.line(lit, tone === 'deep' ? 'hot' : 'ink', 3) +
        pen.part('M-9 -120L0 -140L9 -120V110L0 128L-9 110Z', tone, { gap: 3 }) +
        pen.part(oval(0, 0, 27, 24), tone === 'deep' ? 'bone' : 'deep', {}) +
        pen.glow(oval(0, 0, 9), 0, 0, 50),
      1,
      a,
    )
  );
}
