import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { sym } from '../drawing/path';
import type { Pen } from '../drawing/pen';
import { oval, poly, ribbon, taper, W } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { world } from '../sky/world';
import { LAND, type Places, person, ridge } from './parts';

interface Shelves {
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly foot: number;
  /** 0 far, 1 near. */
  readonly near: number;
}

/** Rows of book spines on lit boards; here and there an ember stands where a book was. */
function shelvesOn(pen: Pen, rng: Stream, { x0, x1, top, foot, near }: Shelves): string {
  const rows = Math.round(6 - 1.4 * near);
  const height = (foot - top) / rows;
  const [left, right] = [Math.min(x0, x1) + 2, Math.max(x0, x1) - 2];
  const spine = 2.9 + near * 4.8;
  return Array.from({ length: rows }, (_, row) => {
    const board = top + (row + 1) * height - 2;
    const books: Record<'tone' | 'bone' | 'ink', string> = { tone: '', bone: '', ink: '' };
    let embers = '';
    for (let x = left; x < right - spine; x += spine) {
      const tall = height * rng.range(0.5, 0.82);
      if (rng.chance(0.1)) {
        embers += pen.glow(
          oval(x + spine / 2, board - spine, spine * 0.5, spine * 0.9),
          x,
          board - spine,
          9 + near * 16,
        );
      } else if (rng.chance(0.92)) {
        books[rng.pick(['tone', 'ink', 'ink', 'tone', 'bone'])] +=
          `M${x} ${board}V${board - tall}h${spine * 0.82}V${board}Z`;
      }
    }
    const spines = (['tone', 'bone', 'ink'] as const).map((ink) => pen.flat(books[ink], ink)).join('');
    return spines + pen.line(`M${left} ${board}H${right}`, 'hot', 0.8 + near) + embers;
  }).join('');
}

/** Places of this world alone. */
export const STRANGE_PLACES = {
  /** Shelves as high as towers, an ember in every niche, and a way between them. */
  stacks({ ctx, rng, pen }) {
    const vx = 200 + rng.range(-30, 30);
    const light = pen.glow(oval(vx, 150, 20, 46), vx, 150, 170) + pen.flat(oval(vx, 156, 8, 30), 'flame');
    const floor = pen.part(`M${vx - 30} 206H${vx + 30}L430 320H-30Z`, 'ink', { tilt: 90, lit: 0.5, gap: 5 });
    const towers = [0, 1, 2, 3].flatMap((k) => {
      const near = ((k + 1) / 4) ** 1.5;
      const [inner, depth] = [28 + near * 96, 26 + near * 62];
      const [top, foot] = [110 - near * 130, 206 + near * 110];
      return [-1, 1].map((side) => {
        const [x0, x1] = [vx + side * inner, vx + side * (inner + depth)];
        const body = `M${x0} ${foot}L${x0} ${top}L${x1} ${top - 16 * near}L${x1} ${foot + 12 * near}Z`;
        const shelves = shelvesOn(pen, rng, { x0, x1, top, foot, near });
        return pen.part(body, k % 2 ? 'deep' : 'mid', { side: -side, gap: 6, lit: 0.2 }) + shelves;
      });
    });
    const embers = Array.from({ length: 18 }, () => pen.dot(rng() * W, rng.range(20, 240), rng.range(0.8, 2.2))).join(
      '',
    );
    const ladder = pen.line(`M${vx + 92} 280L${vx + 70} 40M${vx + 106} 280L${vx + 82} 40`, 'bone', 1.6);
    const path = pen.flat(`M${vx - 8} 206H${vx + 8}L${vx + 60} 320H${vx - 60}Z`, 'hot', 'opacity=".55"');
    const sign = glyphAt(ctx.faction, vx, 62, 40, pen.ink.hot, { weight: 1.6 });
    return (
      light + floor + path + towers.join('') + ladder + sign + embers + person(pen, vx + rng.range(-8, 8), 236, 1.1)
    );
  },
  /** A roofless nave: ribs of stone over nothing, and a light that falls through where the roof was. */
  cathedral({ rng, pen, sun }) {
    const x = 200 + rng.range(-20, 20);
    const rib = (k: number) => {
      const [half, top, thick] = [58 + k * 42, 96 - k * 34, 9 + k * 5];
      const outer = `M0 ${top}C${half * 0.5} ${top + 24} ${half} ${top + 80} ${half} 292`;
      const inner = `L${half - thick} 292C${half - thick} ${top + 90} ${half * 0.44} ${top + 44} 0 ${top + thick * 1.6}`;
      return at(x, 0, pen.part(sym(`${outer}${inner}`), k > 1 ? 'ink' : 'deep', { gap: 3.4, lit: 0.5 }));
    };
    const broken = (side: number, k: number) => {
      const base = x + side * (76 + k * 44);
      const height = rng.range(60, 130);
      const beam = [
        [base, 290],
        [base, 290 - height * 0.7],
        [base - side * 10, 290 - height],
      ] as const;
      return pen.part(ribbon(beam, [20, 15, 6]), 'ink', { gap: 3.4 });
    };
    const beam = pen.flat(
      poly([
        [x - 14, 40],
        [x + 14, 40],
        [x + 58, 292],
        [x - 58, 292],
      ]),
      'hot',
      'opacity=".28"',
    );
    const pipes = Array.from({ length: 11 }, (_, i) => {
      const px = x - 50 + i * 10;
      const top = 190 - 44 * Math.cos((i - 5) * 0.42) - rng.range(0, 10);
      return pen.part(`M${px - 4} 262V${top + 6}L${px} ${top}L${px + 4} ${top + 6}V262Z`, i % 2 ? 'tone' : 'bone', {
        lit: 0.4,
        gap: 4,
      });
    }).join('');
    return (
      sun() +
      pen.part(ridge(rng, 232, 12), 'mid', LAND) +
      rib(0) +
      pen.ctx.bloom(x, 220, 110) +
      pipes +
      beam +
      rib(1.2) +
      broken(-1, 0.4) +
      broken(1, 0.7) +
      rib(2.4) +
      pen.part(ridge(rng, 278, 8), 'ink', LAND) +
      person(pen, x + rng.range(-16, 16), 284, 1.1)
    );
  },
  /** A mast in space at which all may moor: hulls of many makes on long arms. */
  moorage({ ctx, rng, pen }) {
    const x = 200 + rng.range(-30, 30);
    const side = rng.sign();
    const arms = [64, 118, 172, 226].map((y, i) => {
      const m = i % 2 ? side : -side;
      const reach = rng.range(74, 124);
      const end = x + m * reach;
      const boat = `M${m * -30} -6C${m * -10} -15 ${m * 30} -12 ${m * 52} 0C${m * 30} 10 ${m * -10} 12 ${m * -30} 7Z`;
      const hull = pen.part(boat, rng.pick(['bone', 'tone', 'hot', 'bone']), { tilt: 90, gap: 3 });
      const fin = pen.part(`M${m * -8} -9L${m * -22} -30L${m * 12} -10Z`, 'deep', { gap: 3 });
      const ports = pen.line(`M${m * 2} -1h${m * 20}`, 'ink', 2, 'stroke-dasharray="3 3"');
      const lamp = pen.glow(oval(x + m * 22, y, 2.6), x + m * 22, y, 18);
      return (
        pen.line(`M${x} ${y}H${end}M${x} ${y - 16}L${end} ${y}`, 'bone', 2.4) +
        at(end, y + 12, fin + hull + ports, rng.range(0.9, 1.3)) +
        lamp
      );
    });
    const mast = pen.part(`M${x - 9} -10H${x + 9}L${x + 12} 262H${x - 12}Z`, 'deep', { gap: 3.6, lit: 0.5 });
    const collars = [40, 94, 148, 202].map((y) => pen.part(oval(x, y, 22, 6), 'tone', { lit: 0.3, hatch: 'ink' }));
    const foot = pen.part(`M${x - 46} 262H${x + 46}L${x + 20} 290L${x} 312L${x - 20} 290Z`, 'ink', { gap: 3.4 });
    const wake = pen.flat(taper(x, 300, x, 420, 26), 'hot', 'opacity=".5"');
    const planet = world(ctx, rng, x - side * 150, rng.range(220, 270), rng.range(110, 150));
    return planet + wake + arms.join('') + mast + collars.join('') + foot + pen.glow(oval(x, 268, 5), x, 268, 60);
  },
} satisfies Places;
