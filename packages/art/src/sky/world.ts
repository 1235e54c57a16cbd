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

/** The night of a world: one flat crescent at the far limb. */
function night({ inks, cx, cy, R, light }: Globe): string {
  const lit = oval(cx + light * R * 0.56, cy - R * 0.4, R * 1.06);
  return `<path d="${oval(cx, cy, R * 1.1)}${lit}" fill="${inks.ink}" fill-rule="evenodd"/>`;
}

/** Cuts of one ink from the dark limb towards the light, ending about `reach` (-1 is the lit limb, 1 the dark one). */
function cuts(globe: Globe, ink: Ink, reach: number, weight: number, from = 1): string {
  const { inks, R, rng } = globe;
  const gap = Math.max(2.6, R / 21);
  let d = '';
  for (let y = -R + gap * 0.6; y < R; y += gap) {
    d += latitude(globe, y / R, gap * weight, -reach + rng.range(-0.14, 0.14), from);
  }
  return `<path d="${d}" fill="${inks[ink]}"/>`;
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
  const glint = tone === 'tone' ? cuts({ ...globe, light: -light }, 'pale', 0.72, 0.16) : '';
  const shade = cuts(globe, 'deep', -0.42, 0.3) + cuts(globe, 'ink', -0.08, 0.4);
  return (
    (ring ? ringArcs(globe, tilt, 1) : '') +
    `<circle cx="${cx}" cy="${cy}" r="${R}" fill="${inks[tone]}"/>` +
    `<g clip-path="url(#${clip})">` +
    `<g transform="rotate(${tilt} ${cx} ${cy})">${glint}${drawSurface(globe)}${shade}</g>${night(globe)}</g>` +
    `<circle cx="${cx}" cy="${cy}" r="${R}" fill="none" stroke="${inks.pale}" stroke-width=".9" opacity=".8"/>` +
    (ring ? ringArcs(globe, tilt, 0) : '')
  );
}
