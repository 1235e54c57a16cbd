import type { Direction } from '../direction';
import { glyphAt } from '../drawing/glyph';
import { rotated } from '../drawing/markup';
import { sym } from '../drawing/path';
import type { Pen } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import type { Faction } from '../faction';
import { isDark } from '../palette';
import type { FrameName } from './frames';
import { FRAMES } from './frames';
import type { Grammar } from './grammar';
import { sideBridge } from './odd-wings';
import { plume } from './parts';
import type { DrawnHull } from './side-hull';
import type { WingKit, WingName } from './wings';
import { isOdd, WINGS } from './wings';

const PLAN_WINGS: Record<Faction, readonly WingName[]> = {
  'Aurelian Throne': ['sunwing', 'spear', 'cross'],
  'Free Drift': ['outrigger', 'hauler', 'kite', 'crab'],
  'Lantern Order': ['cross', 'spear'],
  'Helix Combine': ['wheel', 'catamaran', 'crab'],
  'Hollow Choir': ['manta', 'arrow'],
  Independent: ['arrow', 'outrigger', 'manta', 'catamaran'],
};
const PLAN_FRAMES: Record<Faction, readonly FrameName[]> = {
  'Aurelian Throne': ['needle', 'lozenge', 'cruciform'],
  'Free Drift': ['hammer', 'prong', 'needle'],
  'Lantern Order': ['cruciform', 'lozenge', 'oval'],
  'Helix Combine': ['oval', 'hammer', 'prong'],
  'Hollow Choir': ['lozenge', 'prong', 'oval'],
  Independent: ['needle', 'hammer', 'lozenge', 'oval'],
};

/** Seen from above: half an outline, mirrored; nose up. */
export function planHull(pen: Pen, rng: Stream, g: Grammar, o: Direction): DrawnHull {
  const [a, b, c] = o.inks ?? rng.pick(g.ink);
  const style = o.plan ?? rng.pick(PLAN_WINGS[pen.ctx.faction]);
  const wing = isDark(b) && !isDark(a) ? rng.pick(['tone', 'hot', 'deep']) : b;
  const frame = o.frame ?? rng.pick(PLAN_FRAMES[pen.ctx.faction]);
  const n = rng.range(96, 120);
  const w = rng.range(52, 92);
  const sweep = rng.range(10, 66);
  const k = rng.range(13, 20);
  const frameOf: (rng: Stream, n: number, k: number) => string = FRAMES[frame];
  const hull = () => sym(frameOf(rng, n, k));
  const engines = [-1, 0, 1]
    .slice(rng.int(0, 1))
    .map((i) => rotated(90, i * k * 0.8, 84, plume(pen, rng, i * k * 0.8, 84, k * 0.42)))
    .join('');
  const deck =
    pen.line(`M0 ${-n * 0.5}V70M${-k} 10H${k}M${-k} 40H${k}`, isDark(a) ? 'pale' : 'ink', 1) +
    (isOdd(style)
      ? sideBridge(pen, rng, k)
      : pen.glow(sym(`M0 ${-n * 0.34}L5 ${-n * 0.2}L4 ${-n * 0.06}L0 ${-n * 0.06}`), 0, -n * 0.2, 24)) +
    glyphAt(pen.ctx.faction, 0, 26, 20, pen.ink[a === c ? 'ink' : c], { weight: 2 });
  const L = { lit: 0.4, gap: 3 };
  const wingsOf: (kit: WingKit) => string = WINGS[style];
  const wings = wingsOf({ pen, rng, a, b, c, k, w, sweep, wing, L });
  return { svg: engines + wings + pen.part(hull(), a, { ...L, lit: 0.5 }) + deck, cloth: a };
}
