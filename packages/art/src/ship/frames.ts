import type { Stream } from '../drawing/stream';

/** Right halves of hulls seen from above, nose up: n is the length of the nose, k half the width. */
export const FRAMES = {
  needle: (_rng, n, k) => `M0 ${-n}C${k * 0.7} ${-n * 0.6} ${k} ${-n * 0.3} ${k} 10L${k * 1.2} 60L${k * 0.7} 86L0 86`,
  lozenge: (rng, n, k) => `M0 ${-n}L${k * 0.5} ${-n * 0.5}L${k * 2} ${rng.range(-20, 20)}L${k} 66L${k * 0.6} 86L0 86`,
  cruciform: (_rng, n, k) =>
    `M0 ${-n}L${k * 0.4} ${-n * 0.8}L${k * 0.5} ${-n * 0.5}L${k * 1.6} ${-n * 0.42}` +
    `L${k * 1.6} ${-n * 0.28}L${k * 0.6} ${-n * 0.2}L${k} 70L${k * 0.8} 86L0 86`,
  hammer: (_rng, n, k) =>
    `M0 ${-n * 0.82}L${k * 1.5} ${-n * 0.78}L${k * 1.9} ${-n * 0.6}` +
    `L${k * 1.6} ${-n * 0.44}L${k * 0.6} ${-n * 0.34}L${k * 0.8} 40L${k * 1.5} 56L${k * 1.3} 86L0 86`,
  prong: (_rng, n, k) =>
    `M0 ${-n * 0.3}L${k * 0.3} ${-n * 0.34}L${k * 0.6} ${-n}L${k * 1.2} ${-n * 0.5}L${k * 1.3} 30L${k * 0.8} 86L0 86`,
  oval: (_rng, n, k) => `M0 ${-n * 0.74}C${k * 2} ${-n * 0.7} ${k * 2.6} 40 ${k * 1.2} 74L${k * 0.7} 86L0 86`,
} satisfies Record<string, (rng: Stream, n: number, k: number) => string>;
export type FrameName = keyof typeof FRAMES;
