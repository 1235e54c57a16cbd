import type { Canvas } from '../drawing/canvas';
import type { Point } from '../drawing/path';
import type { Stream } from '../drawing/stream';

export interface BreakKit {
  readonly ctx: Canvas;
  readonly rng: Stream;
  /** The part of the figure inside an outline, moved and then turned by degrees around a point. */
  readonly piece: (outline: string, move: Point, turn?: number, around?: Point) => string;
}

/** A way in which a figure is broken: its pieces, and the light in the gaps. */
export type Break = (kit: BreakKit) => string;
