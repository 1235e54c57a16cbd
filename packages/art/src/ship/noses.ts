import { oval } from '../drawing/shape';
import { flameShape } from '../figure/prop-parts';
import { fromAbove, type HullParts } from './parts';

/** Bows. */
export const NOSES = {
  lance: (pen, rng, { t, a, c }) =>
    pen.part(
      `M-62 ${-t * 0.7}C-80 ${-t * 0.5} -110 -3 ${-138 - rng.range(0, 22)} 0C-110 4 -80 ${t * 0.5} -62 ${t * 0.7}Z`,
      a,
      fromAbove,
    ) + pen.line(`M-74 ${-t}V${t}M-84 ${-t * 0.8}V${t * 0.8}`, c, 1.4),
  prow: (pen, rng, { t, a, c }) =>
    pen.part(
      `M-60 ${-t}C-90 ${-t * 1.1} -112 ${-t * 1.6} ${-124 - rng.range(0, 12)} ${-t * 1.4 - rng.range(8, 22)}` +
        `C-122 ${t * 0.2} -100 ${t * 0.9} -60 ${t}Z`,
      a,
      fromAbove,
    ) + pen.line(`M-124 ${-t * 1.3 - 8}C-114 ${t * 0.2} -96 ${t * 0.6} -60 ${t * 0.7}`, c, 1.6),
  blunt: (pen, rng, { t, a }) =>
    pen.part(
      `M-58 ${-t * 1.1}H-84C${-108 - rng.range(0, 10)} ${-t} ${-108 - rng.range(0, 10)} ${t} -84 ${t * 1.1}H-58Z`,
      a,
      fromAbove,
    ) + pen.flat(`M-86 ${-t * 0.6}C-98 ${-t * 0.4} -100 0 -98 ${t * 0.1}L-80 ${t * 0.1}L-78 ${-t * 0.6}Z`, 'hot'),
  fork: (pen, rng, { t, a, b }) =>
    pen.part(
      `M-56 ${-t}L-92 ${-t * 1.3}L${-132 - rng.range(0, 12)} ${-t * 0.9}L-96 ${-t * 0.4}L-84 0L-56 ${t * 0.4}Z`,
      a,
      fromAbove,
    ) +
    pen.part(
      `M-56 ${t}L-92 ${t * 1.3}L${-120 - rng.range(0, 12)} ${t * 0.9}L-96 ${t * 0.5}L-84 0L-56 ${-t * 0.2}Z`,
      b,
      fromAbove,
    ) +
    pen.glow(oval(-92, 0, 4), -92, 0, 20),
  jaw: (pen, rng, { t, a }) =>
    pen.part(
      `M-54 ${-t * 1.2}C-84 ${-t * 1.8} -110 ${-t * 1.5} ${-126 - rng.range(0, 14)} ${-t * 0.2}` +
        `L-112 ${-t * 0.5}L-106 ${-t * 0.1}L-98 ${-t * 0.5}L-90 0L-56 ${t * 0.2}Z`,
      a,
      fromAbove,
    ) +
    pen.part(
      `M-54 ${t * 1.2}C-80 ${t * 1.6} -100 ${t * 1.3} ${-116 - rng.range(0, 10)} ${t * 0.3}` +
        `L-102 ${t * 0.6}L-96 ${t * 0.2}L-86 ${t * 0.5}L-56 0Z`,
      a,
      fromAbove,
    ),
  lampbow: (pen, _rng, { t, a }) =>
    pen.line(`M-58 0C-90 ${-t} -104 -30 -120 -18`, 'bone', 4) +
    pen.ctx.bloom(-120, 2, 46) +
    pen.part('M-130 -16H-110L-107 16H-133Z', 'ink', { line: 'bone', lit: 0 }) +
    pen.flat(flameShape(-120, 4, 1), 'hot') +
    pen.part(`M-58 ${-t * 0.9}L-96 -3L-58 ${t * 0.9}Z`, a, fromAbove),
  thorn: (pen, rng, { t, a }) =>
    pen.part(
      `M-58 ${-t}C-86 ${-t * 0.4} -104 ${t * 0.4} ${-140 - rng.range(0, 16)} ${t * 1.6}C-110 ${t * 1.6} -84 ${t * 1.4} -58 ${t}Z`,
      a,
      fromAbove,
    ),
} satisfies HullParts;
