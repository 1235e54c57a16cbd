import type { Canvas } from '../drawing/canvas';
import { oval } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import type { Ink } from '../palette';
import { type Globe, latitude, SURFACES, type Surface } from './surfaces';

export interface WorldOptions {
  readonly surface?: Surface;
  readonly ring?: boolean;
  /** The ink of the lit side. */
  readonly tone?: Ink;
  readonly light?: number;
  readonly tilt?: number;
}

/** The terminator: the dark part of the disc, as flat steps that a print would have, and no gradient. */
function shadows({ inks, cx, cy, R, light }: Globe): string {
  const step = (shift: number, ink: Ink, opacity: number) => {
    const lit = oval(cx + light * R * shift, cy - R * shift * 0.7, R * 1.04);
    return `<path d="${oval(cx, cy, R * 1.1)}${lit}" fill="${inks[ink]}" fill-rule="evenodd" opacity="${opacity}"/>`;
  };
  return step(0.24, 'mid', 0.75) + step(0.44, 'deep', 0.95) + step(0.72, 'ink', 0.9);
}

function strokes(globe: Globe): string {
  const gap = Math.max(2.6, globe.R / 26);
  let d = '';
  for (let y = -globe.R + gap; y < globe.R; y += gap) {
    d += latitude(globe, y / globe.R, gap * 0.3, -globe.rng.range(-0.35, 0.25), 1);
  }
  return `<path d="${d}" fill="${globe.inks.ink}" opacity=".8"/>`;
}

/** Half of a system of rings: 1 passes behind the globe, 0 before it. */
function ringArcs({ inks, cx, cy, R }: Globe, tilt: number, half: 0 | 1): string {
  const arc = (k: number, width: number, opacity: number) => {
    const [rx, ry] = [R * k, R * k * 0.2];
    const d = `M${cx - rx} ${cy}A${rx} ${ry} 0 0 ${half} ${cx + rx} ${cy}`;
    return `<path d="${d}" fill="none" stroke="${inks.bone}" stroke-width="${R * width}" opacity="${opacity}"/>`;
  };
  const arcs = arc(1.42, 0.02, 0.9) + arc(1.58, 0.11, 0.55) + arc(1.76, 0.04, 0.9) + arc(1.86, 0.012, 0.9);
  return `<g transform="rotate(${tilt} ${cx} ${cy})">${arcs}</g>`;
}

/** A world, small as a moon or large as a planet: a flat disc, shaded by steps and by engraved latitudes. */
export function world(ctx: Canvas, rng: Stream, cx: number, cy: number, R: number, options: WorldOptions = {}): string {
  const surface = options.surface ?? rng.pick(['bands', 'craters', 'seas', 'ice', 'plain', 'lights']);
  const { ring = false, tone = 'tone', light = ctx.light, tilt = rng.range(-24, 24) } = options;
  const { inks } = ctx;
  const globe: Globe = { inks, rng, cx, cy, R, light };
  const clip = ctx.uid('w');
  ctx.defs.push(`<clipPath id="${clip}"><circle cx="${cx}" cy="${cy}" r="${R}"/></clipPath>`);
  const drawSurface: (globe: Globe) => string = SURFACES[surface];
  const cut = strokes(globe);
  const glint = oval(cx + light * R * 0.42, cy - R * 0.4, R * 0.62, R * 0.5);
  const polish = tone === 'tone' ? `<path d="${glint}" fill="${inks.pale}" opacity=".5"/>` : '';
  return (
    (ring ? ringArcs(globe, tilt, 1) : '') +
    `<circle cx="${cx}" cy="${cy}" r="${R}" fill="${inks[tone]}"/>` +
    `<g clip-path="url(#${clip})">${polish}` +
    `<g transform="rotate(${tilt} ${cx} ${cy})">${drawSurface(globe)}</g>${shadows(globe)}` +
    `<g transform="rotate(${tilt} ${cx} ${cy})">${cut}</g></g>` +
    `<circle cx="${cx}" cy="${cy}" r="${R}" fill="none" stroke="${inks.pale}" stroke-width=".9" opacity=".8"/>` +
    (ring ? ringArcs(globe, tilt, 0) : '')
  );
}
