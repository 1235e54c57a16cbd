import type { Canvas } from '../drawing/canvas';
import type { Pen } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import type { Ink } from '../palette';
import type { Surface } from '../sky/surfaces';

export interface HomeKit {
  readonly ctx: Canvas;
  readonly rng: Stream;
  readonly pen: Pen;
  readonly side: number;
  readonly surface: Surface;
  readonly ring: boolean;
  /** The sigil as a seal: dark plate, rim, and the sign in the hot ink. */
  readonly seal: (x: number, y: number, size: number) => string;
  readonly bare: (x: number, y: number, size: number, tone?: Ink) => string;
  readonly moon: (x: number, y: number, radius: number) => string;
  readonly moons: (n: number, x: number, y: number, radius: number) => string;
  readonly station: (x: number, y: number, scale: number) => string;
}
