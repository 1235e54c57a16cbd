import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { sym } from '../drawing/path';
import { oval, W } from '../drawing/shape';
import { choose } from '../drawing/table';
import type { Ink } from '../palette';
import { LAND, type Places, person, ridge, windows } from './parts';

/** Places where many people live and meet. */
export const SETTLED_PLACES = {
  skyline({ rng, pen, sun }) {
    const row = (y: number, lo: number, hi: number, tone: Ink, gap: number) => {
      let s = '';
      let x = -10;
      while (x < W + 10) {
        const w = rng.range(12, 34);
        const h = lo + rng() ** 2 * (hi - lo);
        const shape = rng();
        const top = y - h;
        const d = choose(shape, [
          `M${x} 320V${top}H${x + w}V320Z`,
          `M${x} 320V${top + w * 0.5}L${x + w / 2} ${top - w * 0.6}L${x + w} ${top + w * 0.5}V320Z`,
          `M${x} 320V${top}C${x} ${top - w} ${x + w} ${top - w} ${x + w} ${top}V320Z`,
          `M${x} 320V${top}h${w * 0.3}v${-w * 0.7}h${w * 0.4}v${w * 0.7}h${w * 0.3}V320Z`,
          `M${x + w * 0.1} 320L${x + w * 0.38} ${top - w}L${x + w * 0.62} ${top - w}L${x + w * 0.9} 320Z`,
        ]);
        s +=
          pen.part(d, tone, { lit: 0.34, gap: 11, weight: 1.6 }) +
          (tone !== 'mid' ? windows(pen, rng, x + 4, top + 8, w - 8, Math.min(h, 70), 'hot', 0.26) : '');
        x += w + rng.range(-3, gap);
      }
      return s;
    };
    const bridge = rng.chance(0.6)
      ? pen.line(`M-10 ${rng.range(170, 200)}Q200 ${rng.range(130, 160)} 410 ${rng.range(170, 200)}`, 'ink', 6)
      : '';
    return sun() + row(230, 40, 150, 'mid', 18) + bridge + row(262, 20, 150, 'deep', 14) + row(296, 10, 80, 'ink', 8);
  },
  hall({ ctx, rng, pen }) {
    // perspective of pillars towards a light
    const vx = 200 + rng.range(-24, 24);
    const vy = 150;
    const n = rng.int(4, 5);
    const arch = rng.pick(['round', 'point', 'flat']);
    let s =
      pen.ctx.bloom(vx, vy, 130) +
      pen.part(
        arch === 'point'
          ? `M${vx - 44} 200V120Q${vx - 40} 80 ${vx} 54Q${vx + 40} 80 ${vx + 44} 120V200Z`
          : arch === 'round'
            ? `M${vx - 44} 200V110C${vx - 44} 50 ${vx + 44} 50 ${vx + 44} 110V200Z`
            : `M${vx - 44} 200V64H${vx + 44}V200Z`,
        rng.pick(['hot', 'pale', 'bone']),
        { lit: 0.3, line: 'bone' },
      ) +
      glyphAt(ctx.faction, vx, 118, 46, pen.ink.ink, { weight: 1.6 });
    s +=
      pen.part(`M${vx - 46} 200H${vx + 46}L460 330H-60Z`, 'deep', { tilt: 90, lit: 0.25 }) +
      pen.part(`M${vx - 14} 200H${vx + 14}L${vx + 92} 330H${vx - 92}Z`, 'hot', {
        tilt: 90,
        lit: 0.5,
        hatch: 'deep',
        line: 'ink',
      });
    for (let i = 0; i < n; i++) {
      const t = ((i + 1) / n) ** 1.7;
      const w = 8 + t * 44;
      const off = 54 + t * 150;
      const top = vy - 70 - t * 120;
      const bot = 202 + t * 130;
      for (const m of [-1, 1]) {
        const x = vx + m * off;
        s += pen.part(
          `M${x - w / 2} ${bot}L${x - w * 0.4} ${bot - 12 * t - 4}V${top}H${x + w * 0.4}V${bot - 12 * t - 4}L${x + w / 2} ${bot}Z`,
          i % 2 ? 'ink' : 'night',
          { gap: 5, side: -m, lit: 0.5, weight: 1.5 },
        );
        if (i < n - 1) {
          s += pen.glow(
            oval(x - m * w * 0.7, vy + 10 + t * 10, 2 + t * 3),
            x - m * w * 0.7,
            vy + 10 + t * 10,
            14 + t * 20,
          );
        }
      }
    }
    return s + person(pen, vx, 216 + rng.range(0, 20), rng.range(0.8, 1.3));
  },
  temple({ ctx, rng, pen, sun }) {
    const x = rng.range(170, 230);
    const n = rng.pick([4, 5, 6, 7]);
    const w = rng.range(96, 128);
    const roof = rng();
    const y = rng.range(126, 142);
    const cols = Array.from({ length: n }, (_, i) => {
      const cx = x - w + 16 + (i * (2 * w - 32)) / (n - 1);
      return pen.part(`M${cx - 8} 240L${cx - 6} ${y + 14}H${cx + 6}L${cx + 8} 240Z`, 'bone', {
        gap: 3.2,
        hatch: 'mid',
        lit: 0.5,
      });
    }).join('');
    const cap = choose(roof, [
      `M${x - w - 12} ${y + 14}L${x} ${y - 46}L${x + w + 12} ${y + 14}Z`,
      `M${x - w - 8} ${y + 14}V${y}H${x - w * 0.5}C${x - w * 0.5} ${y - 74} ${x + w * 0.5} ${y - 74} ${x + w * 0.5} ${y}` +
        `H${x + w + 8}V${y + 14}Z`,
      `M${x - w - 18} ${y + 14}C${x - w * 0.6} ${y + 4} ${x - 20} ${y - 26} ${x} ${y - 84}` +
        `C${x + 20} ${y - 26} ${x + w * 0.6} ${y + 4} ${x + w + 18} ${y + 14}Z`,
    ]);
    const steps = Array.from({ length: 5 }, (_, i) =>
      pen.part(
        `M${x - w - 14 - i * 13} ${240 + i * 9}H${x + w + 14 + i * 13}V${249 + i * 9}H${x - w - 14 - i * 13}Z`,
        i % 2 ? 'mid' : 'deep',
        { tilt: 90, lit: 0.5, gap: 9, weight: 2 },
      ),
    ).join('');
    return (
      sun() +
      pen.part(ridge(rng, 214, 20), 'mid', LAND) +
      pen.part(`M${x - w} 240V${y + 14}H${x + w}V240Z`, 'ink', { lit: 0 }) +
      pen.ctx.bloom(x, 214, 90) +
      pen.flat(`M${x - 14} 240V${y + 60}Q${x} ${y + 34} ${x + 14} ${y + 60}V240Z`, 'hot') +
      cols +
      pen.part(cap, 'tone', { lit: 0.5, line: 'ink', hatch: 'ink' }) +
      glyphAt(ctx.faction, x, y - 10, 30, pen.ink.ink, { weight: 1.8 }) +
      pen.part(ridge(rng, 268, 8), 'ink', LAND) +
      steps +
      person(pen, x + rng.range(-60, 60), 266, 0.8)
    );
  },
  stairs({ rng, pen, sun }) {
    const lean = rng.sign();
    const n = 12;
    let s = sun();
    for (let i = n; i >= 0; i--) {
      const t = i / n;
      const w = 44 + (1 - t) * 150;
      const y = 300 - t * 172;
      const x = 200 + lean * t * 40;
      s += pen.part(`M${x - w} ${y}H${x + w}V${y + 18}H${x - w}Z`, i % 2 ? 'deep' : 'ink', {
        tilt: 90,
        lit: 0.6,
        gap: 9,
        weight: 2.2,
      });
    }
    const tx = 200 + lean * 40;
    const gate = rng.int(0, 1);
    s += gate
      ? pen.part(`M${tx - 40} 130V60H${tx - 28}V74H${tx + 28}V60H${tx + 40}V130H${tx + 28}V92H${tx - 28}V130Z`, 'ink', {
          lit: 0.4,
        })
      : at(tx, 128, pen.part(sym('M0 -74C30 -60 34 -30 34 4L22 4C22 -26 18 -44 0 -56'), 'ink', { lit: 0.4 }));
    for (let i = 0; i < 4; i++) {
      for (const m of [-1, 1]) {
        const t = i / 4;
        const x = 200 + lean * t * 40 + m * (66 + (1 - t) * 150);
        const y = 296 - t * 172;
        s +=
          pen.part(`M${x - 7} ${y}V${y - 40 + t * 12}H${x + 7}V${y}Z`, 'ink', { lit: 0.4 }) +
          pen.glow(oval(x, y - 46 + t * 12, 4), x, y - 46 + t * 12, 24);
      }
    }
    return s + person(pen, tx + rng.range(-14, 14), 150, 0.72) + person(pen, 200 + rng.range(-90, 90), 262, 1);
  },
  market({ rng, pen, sun }) {
    let s = sun() + pen.part(ridge(rng, 214, 18), 'mid', LAND);
    for (let row = 0; row < 2; row++) {
      for (let i = 0; i < 5; i++) {
        const x = -20 + i * 96 + row * 40 + rng.range(-14, 14);
        const y = 236 + row * 34;
        const w = rng.range(34, 52);
        const h = rng.range(36, 64);
        s +=
          pen.line(`M${x - w * 0.8} ${y - h * 0.5}V${y + 20}M${x + w * 0.8} ${y - h * 0.5}V${y + 20}`, 'ink', 3) +
          pen.part(
            `M${x - w} ${y - h * 0.4}Q${x - w * 0.3} ${y - h * 0.6} ${x} ${y - h}` +
              `Q${x + w * 0.3} ${y - h * 0.6} ${x + w} ${y - h * 0.4}Q${x + w * 0.75} ${y - h * 0.22} ${x + w * 0.5} ${y - h * 0.4}` +
              `Q${x + w * 0.25} ${y - h * 0.2} ${x} ${y - h * 0.4}Q${x - w * 0.25} ${y - h * 0.2} ${x - w * 0.5} ${y - h * 0.4}` +
              `Q${x - w * 0.75} ${y - h * 0.2} ${x - w} ${y - h * 0.4}Z`,
            rng.pick(['hot', 'bone', 'tone', 'deep']),
            { lit: 0.5 },
          );
        if (rng.chance(0.6)) {
          s += pen.glow(oval(x, y - 4, 3.4), x, y - 4, 26);
        }
        if (rng.chance(0.7)) {
          s += person(pen, x + rng.range(-20, 20), y + 22, 0.9);
        }
      }
    }
    return (
      s +
      pen.line(`M-10 ${rng.range(120, 150)}Q200 ${rng.range(180, 200)} 410 ${rng.range(120, 150)}`, 'ink', 1.6) +
      pen.part(ridge(rng, 292, 5), 'ink', LAND) +
      person(pen, rng.range(60, 340), 300, 1.3)
    );
  },
} satisfies Places;
