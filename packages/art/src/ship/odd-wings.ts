import { rotated } from '../drawing/markup';
import type { Pen } from '../drawing/pen';
import { oval, poly, ribbon, taper } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { isDark } from '../palette';
import { plume } from './parts';
import type { WingKit } from './wings';

/** One more engine, with its flame. */
const thruster = ({ pen, rng, L, wing }: WingKit, x: number, y: number, q: number) =>
  rotated(90, x, y, plume(pen, rng, x, y, q)) +
  pen.part(
    `M${x - q * 1.3} ${y - 40}C${x - q} ${y - 54} ${x + q} ${y - 54} ${x + q * 1.3} ${y - 40}L${x + q} ${y}H${x - q}Z`,
    wing,
    L,
  );

/** Parts that sit on one side only: hulls that were built from others. */
export const ODD_WINGS = {
  /** A long pod on one side, a stub on the other. */
  outrigger(kit: WingKit) {
    const { pen, k, w, a, wing, c, L } = kit;
    const [x, y] = [-w * 1.06, 20];
    return (
      pen.line(`M0 -12L${x} ${y - 26}M0 34L${x} ${y + 20}M0 0L${w * 0.6} 26`, 'bone', 5) +
      thruster(kit, w * 0.62, 66, 8) +
      rotated(90, x, y + 62, plume(pen, kit.rng, x, y + 62, 9)) +
      pen.part(
        `M${x} ${y - 104}C${x + 16} ${y - 84} ${x + 18} ${y - 20} ${x + 13} ${y + 64}H${x - 13}C${x - 18} ${y - 20} ${x - 14} ${y - 84} ${x} ${y - 104}Z`,
        wing,
        L,
      ) +
      pen.line(`M${x - 14} ${y - 30}H${x + 15}M${x - 15} ${y + 14}H${x + 15}`, c, 2) +
      pen.part(oval(k * 1.4, -34, 11, 17), a, L)
    );
  },
  /** A crane arm ahead of one shoulder, cargo boxes on the other. */
  hauler(kit: WingKit) {
    const { pen, rng, w, a, b, wing, L } = kit;
    const arm = ribbon(
      [
        [-8, -6],
        [-w * 0.8, -30],
        [-w * 0.86, -86],
        [-w * 0.5, -120],
      ],
      [15, 13, 10, 6],
    );
    const boxes = [0, 1, 2, 3].map((i) => {
      const [x, y] = [14 + (i % 2) * 27, -38 + Math.floor(i / 2) * 50 + rng.range(-4, 4)];
      return pen.part(`M${x} ${y}h${rng.range(22, 30)}v42h-24z`, i % 3 ? wing : b === 'ink' ? a : b, L);
    });
    return (
      thruster(kit, -w * 0.5, 78, 9) +
      pen.line(`M0 40L${-w * 0.5} 46`, 'bone', 6) +
      boxes.join('') +
      pen.part(arm, a, L) +
      pen.part(taper(-w * 0.5, -118, -w * 0.16, -134, 9) + taper(-w * 0.5, -122, -w * 0.34, -150, 9), 'bone', {
        lit: 0,
      })
    );
  },
  /** One great patched sail on an outboard mast. */
  kite(kit: WingKit) {
    const { pen, w, c, wing, L } = kit;
    const tip = [w * 1.7, -44] as const;
    return (
      thruster(kit, -w * 0.56, 58, 8) +
      pen.line(`M0 30L${-w * 0.56} 30M0 -60L${tip.join(' ')}L0 70`, 'bone', 3) +
      pen.part(`M8 -66C${w} -78 ${w * 1.5} -60 ${tip.join(' ')}C${w * 1.3} 0 ${w * 0.7} 50 8 76Z`, wing, {
        ...L,
        lit: 0.5,
      }) +
      pen.part(
        poly([
          [w * 0.6, -40],
          [w, -44],
          [w * 0.92, -10],
          [w * 0.56, -6],
        ]),
        c,
        { lit: 0, line: 'ink' },
      ) +
      pen.line(`M10 -20L${w * 1.4} -34M10 30L${w} 4`, isDark(wing) ? 'pale' : 'ink', 1.2)
    );
  },
  /** Claws of two sizes. */
  crab(kit: WingKit) {
    const { pen, w, a, wing, L } = kit;
    const claw = (m: number, k: number) => {
      const reach = ribbon(
        [
          [m * 8, 0],
          [m * w * k, -6],
          [m * w * 1.1 * k, -70 * k],
          [m * w * 0.62 * k, -112 * k],
        ],
        [20 * k, 18 * k, 17 * k, 3],
      );
      const thumb = ribbon(
        [
          [m * w * 1.06 * k, -48 * k],
          [m * w * 0.66 * k, -66 * k],
          [m * w * 0.44 * k, -92 * k],
        ],
        [13 * k, 10 * k, 2],
      );
      return pen.part(thumb, a, L) + pen.part(reach, wing, L) + pen.dot(m * w * k, -8, 4 * k);
    };
    return thruster(kit, w * 0.5, 72, 7) + claw(-1, 1.15) + claw(1, 0.74);
  },
} satisfies Readonly<Record<string, (kit: WingKit) => string>>;

/** The bridge of a lopsided hull: it stands beside the middle line. */
export const sideBridge = (pen: Pen, rng: Stream, k: number) => {
  const [x, y] = [k * rng.range(0.7, 1), rng.range(-40, -6)];
  return pen.part(oval(x, y, 12, 19), 'ink', { line: 'bone', lit: 0 }) + pen.glow(oval(x, y - 5, 7, 10), x, y - 5, 26);
};
