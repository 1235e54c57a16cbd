import { type Ink, type Inks, isDark } from '../palette';
import type { Canvas } from './canvas';
import { engrave } from './engrave';
import type { Stream } from './stream';

/** How a part is outlined and cut. */
export interface Cut {
  /** Ink of the outline; `none` for no outline. */
  readonly line?: Ink | 'none';
  /** Width of the outline. */
  readonly w?: number;
  readonly opacity?: number;
  /** How deep the strokes reach, as a share of the width; 0 for none. */
  readonly lit?: number;
  readonly side?: number;
  readonly tilt?: number;
  readonly gap?: number;
  readonly weight?: number;
  readonly bow?: number;
  readonly jitter?: number;
  /** Ink of the strokes. */
  readonly hatch?: Ink;
}

export type View = 'front' | 'back';

/** Draws parts in a picture's inks, in the units of a group that will be scaled by `scale`. */
export interface Pen {
  readonly ctx: Canvas;
  readonly ink: Inks;
  readonly view: View;
  /** The ink of headgear that takes one. */
  readonly tint: Ink;
  /** A filled, outlined and engraved shape. */
  part(d: string, fill?: Ink, cut?: Cut): string;
  line(d: string, ink?: Ink, width?: number, attributes?: string): string;
  flat(d: string, ink?: Ink, attributes?: string): string;
  dot(x: number, y: number, radius: number, ink?: Ink): string;
  /** What is only seen from in front: visors, slits. */
  face(svg: string): string;
  /** A lit thing: a soft halo, then the shape. */
  glow(d: string, x: number, y: number, radius: number, ink?: Ink): string;
}

export interface PenOptions {
  readonly scale?: number;
  readonly layer?: string;
  readonly view?: View;
  readonly light?: number;
  readonly tint?: Ink;
}

export function penFor(
  ctx: Canvas,
  { scale = 1, layer = 'pen', view = 'front', light = ctx.light, tint = 'deep' }: PenOptions = {},
): Pen {
  const ink = ctx.inks;
  const rng: Stream = ctx.layer(layer);
  const k = 1 / scale;

  function strokes(d: string, fill: Ink, cut: Cut): string {
    const dark = isDark(fill);
    const d2 = engrave(d, {
      side: cut.side ?? (dark ? light : -light),
      tilt: cut.tilt ?? 0,
      gap: (cut.gap ?? 3.4) * k,
      depth: cut.lit ?? 0.42,
      weight: (cut.weight ?? 1.25) * k,
      bow: cut.bow ?? 0.06,
      jitter: cut.jitter ?? 0.5,
      rng,
    });
    return d2 && `<path d="${d2}" fill="${ink[cut.hatch ?? (dark ? 'tone' : 'deep')]}"/>`;
  }

  return {
    ctx,
    ink,
    view,
    tint,
    part(d, fill = 'ink', cut = {}) {
      const line = cut.line ?? (isDark(fill) ? 'pale' : 'ink');
      const outline = line === 'none' ? '' : ` stroke="${ink[line]}" stroke-width="${(cut.w ?? 0.9) * k}"`;
      const opacity = cut.opacity ? ` opacity="${cut.opacity}"` : '';
      const shape = `<path d="${d}" fill="${ink[fill]}"${outline}${opacity}/>`;
      return cut.lit === 0 ? shape : shape + strokes(d, fill, cut);
    },
    line: (d, tone = 'pale', width = 0.8, attributes = '') =>
      `<path d="${d}" fill="none" stroke="${ink[tone]}" stroke-width="${width * k}" ${attributes}/>`,
    flat: (d, tone = 'ink', attributes = '') => `<path d="${d}" fill="${ink[tone]}" ${attributes}/>`,
    dot: (x, y, radius, tone = 'hot') => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink[tone]}"/>`,
    face: (svg) => (view === 'back' ? '' : svg),
    glow: (d, x, y, radius, tone = 'hot') => `${ctx.bloom(x, y, radius, tone)}<path d="${d}" fill="${ink[tone]}"/>`,
  };
}
