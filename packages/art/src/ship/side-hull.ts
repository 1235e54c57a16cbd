import type { Direction } from '../direction';
import type { Pen } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import { type Ink, isDark } from '../palette';
import { BODIES } from './bodies';
import { ENGINES } from './engines';
import type { Grammar } from './grammar';
import { KEELS } from './keels';
import { NOSES } from './noses';
import type { DrawHullPart, Hull } from './parts';
import { SAILS } from './sails';
import { TOWERS } from './towers';

const ringOf = (pen: Pen, h: Hull, half: 0 | 1) => {
  const x = 8;
  const rx = 17;
  const ry = h.t * 3.1;
  const arc = half ? `M${x} ${-ry}A${rx} ${ry} 0 0 0 ${x} ${ry}` : `M${x} ${-ry}A${rx} ${ry} 0 0 1 ${x} ${ry}`;
  return (
    pen.line(arc, 'ink', 11) +
    pen.line(arc, h.c === 'ink' ? 'bone' : half ? 'bone' : 'tone', 8) +
    pen.line(arc, 'ink', 1.2) +
    (half ? pen.line(`M${x - rx} 0H${x}`, 'bone', 3) : '')
  );
};

/** A hull seen from the side, and the ink of its body. */
export function sideHull(pen: Pen, rng: Stream, g: Grammar, o: Direction): DrawnHull {
  const [a, b, c] = o.inks ?? rng.pick(g.ink);
  const h = { t: rng.range(12, 21), a, b, c };
  const ring = o.ring ?? rng.pick(g.ring);
  const words = {
    sails: o.sails ?? rng.pick(g.sails),
    engines: o.engines ?? rng.pick(g.engines),
    keel: o.keel ?? rng.pick(g.keel),
    tower: o.tower ?? rng.pick(g.tower),
    nose: o.nose ?? rng.pick(g.nose),
    body: o.body ?? rng.pick(g.body),
  };
  const draw = <K extends string>(parts: Readonly<Record<K, DrawHullPart>>, name: K) => parts[name](pen, rng, h);
  const s =
    draw(SAILS, words.sails) +
    (ring ? ringOf(pen, h, 0) : '') +
    draw(ENGINES, words.engines) +
    draw(KEELS, words.keel) +
    draw(TOWERS, words.tower) +
    draw(NOSES, words.nose) +
    draw(BODIES, words.body) +
    (ring ? ringOf(pen, h, 1) : '');
  let win = '';
  for (let x = -50; x < 70; x += rng.range(6, 12)) {
    win += `M${x} ${h.t * 0.62}h2.4`;
  }
  return { svg: s + pen.line(win, isDark(a) ? 'hot' : 'ink', 2.2), cloth: a };
}

export interface DrawnHull {
  readonly svg: string;
  readonly cloth: Ink;
}
