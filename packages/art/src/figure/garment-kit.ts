import type { Pen } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import type { Ink } from '../palette';

export interface GarmentKit {
  readonly pen: Pen;
  readonly rng: Stream;
  /** Half the width of the shoulders. */
  readonly w: number;
  /** How far the shoulders fall. */
  readonly drop: number;
  /** The plain body under everything. */
  readonly base: string;
  /** The faction's sigil on the breast. */
  readonly badge: (y: number, size?: number) => string;
  readonly cloth: Ink;
  readonly second: Ink;
  readonly trim: Ink;
}
/** What a garment puts before the head and, if anything, behind it. */
export interface Worn {
  readonly back?: string;
  readonly front: string;
}
export type Garments = Readonly<Record<string, (kit: GarmentKit) => Worn>>;

/** The right half of shoulders and body. */
export const bodyHalf = (w: number, drop = 0) =>
  `M0 54L16 54C24 ${64 + drop * 0.5} ${w * 0.5} ${62 + drop} ${w * 0.8} ${72 + drop}` +
  `C${w + 2} ${80 + drop} ${w + 8} 120 ${w + 16} 240L0 240`;
