import type { Canvas } from '../drawing/canvas';
import type { Pen, View } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import type { Dress } from '../figure/dress';
import type { PropName } from '../figure/props';
import type { Head } from '../head/face';
import type { Ink } from '../palette';

/** What a pose may ask for. */
export interface Kit {
  readonly ctx: Canvas;
  readonly rng: Stream;
  readonly dress: Dress;
  /** The ink of headgear that takes one. */
  readonly tint: Ink;
  /** A prop with a shaft. */
  readonly long: PropName;
  readonly propName: PropName;
  readonly penAt: (scale?: number, view?: View, name?: string) => Pen;
  readonly head: (scale: number, view?: View) => Head;
  readonly profile: (scale: number) => string;
  readonly prop: (name: PropName, x: number, y: number, scale?: number, rotate?: number) => string;
}

/** A drawn person: the figure, and where the shape and the light behind it stand. */
export interface Drawn {
  readonly figure: string;
  readonly disc: readonly [x: number, y: number, radius: number];
  readonly glow: readonly [x: number, y: number, ...rest: number[]];
  readonly tone?: Ink;
}
export type Pose = (kit: Kit) => Drawn;
