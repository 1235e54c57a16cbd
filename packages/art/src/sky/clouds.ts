import type { Canvas } from '../drawing/canvas';
import { H, W } from '../drawing/shape';
import type { Stream } from '../drawing/stream';

const channels = (hex: string): [string, string, string] => {
  const channel = (from: number) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(3);
  return [channel(1), channel(3), channel(5)];
};

/** Gives a flat colour whose opacity is one channel of the noise. */
function inked(hex: string, channel: 'red' | 'green', input = ''): string {
  const [r, g, b] = channels(hex);
  const alpha = channel === 'red' ? '1 0 0 0 0' : '0 1 0 0 0';
  return `<feColorMatrix ${input}values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${alpha}"/>`;
}

/** Steps of opacity, as a screen would print them. */
const steps = (result: string, table: string) =>
  `<feComponentTransfer result="${result}"><feFuncA type="table" tableValues="${table}"/></feComponentTransfer>`;

const CLOUD = '0 0 0 0 .05 .12 .42 .46 .5 .8 .84 .86 .9 .9 .9';
const DUST = '0 0 0 0 0 .05 .35 .6 .66 .8 .8';

/** A nebula of two flat inks from one turbulence: red makes the printed cloud, green the dark dust over it. */
export function clouds(ctx: Canvas, rng: Stream, strength: number): string {
  const ink = ctx.inks[rng.chance(0.3) ? 'tone' : 'mid'];
  const id = ctx.uid('cloud');
  const frequency = rng.range(0.0035, 0.008);
  const stretch = rng.pick([0.5, 0.7, 1.6, 2.2]);
  const noise =
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency} ${frequency * stretch}" numOctaves="4" ` +
    `seed="${rng.int(1, 9999)}" result="noise"/>`;
  ctx.defs.push(
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${noise}` +
      `${inked(ink, 'red')}${steps('cloud', CLOUD)}` +
      `${inked(ctx.inks.ink, 'green', 'in="noise" ')}${steps('dust', DUST)}` +
      `<feMerge><feMergeNode in="cloud"/><feMergeNode in="dust"/></feMerge></filter>`,
  );
  return `<path d="M0 0H${W}V${H}H0Z" filter="url(#${id})" opacity="${strength}"/>`;
}
