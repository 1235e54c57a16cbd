import { at } from '../drawing/markup';
import type { Cut, Pen } from '../drawing/pen';
import type { Ink } from '../palette';

const finger = (x: number, y: number, deg: number, len: number, w: number) => {
  const a = (deg * Math.PI) / 180;
  const dx = Math.sin(a);
  const dy = -Math.cos(a);
  const nx = -dy;
  const ny = dx;
  const t = w * 0.42;
  const P = (l: number, o: number) => `${x + dx * l + nx * o} ${y + dy * l + ny * o}`;
  return `M${P(0, -w / 2)}L${P(len - t, -t)}C${P(len + t * 0.5, -t)} ${P(len + t * 0.5, t)} ${P(len - t, t)}L${P(0, w / 2)}Z`;
};

/** A gloved open hand, palm to the viewer, wrist at (0, 0), fingers up, thumb to the right; about 70 by 120. */
export function openHand(
  pen: Pen,
  tone: Ink = 'bone',
  { spread = 7, sleeve = 'deep', trim = 'hot' }: OpenHand = {},
): string {
  const o: Cut = { lit: 0.4, hatch: tone === 'bone' ? 'mid' : undefined };
  const fingers: readonly [number, number, number, number][] = [
    [-20, -54, -spread * 1.5, 44],
    [-7, -60, -spread * 0.5, 54],
    [7, -60, spread * 0.5, 51],
    [19, -54, spread * 1.5, 40],
  ];
  return (
    fingers.map(([x, y, a, l]) => pen.part(finger(x, y, a, l, 13.4), tone, o)).join('') +
    pen.part(finger(18, -22, 48, 44, 16), tone, o) +
    pen.part('M-16 6C-20 -16 -28 -34 -27 -58C-14 -66 14 -66 26 -56C30 -44 28 -30 22 -18C18 -8 17 0 16 6Z', tone, o) +
    pen.line(
      'M-22 -42C-8 -34 6 -36 16 -46M-16 -22C-4 -30 8 -26 12 -8M-25 -54C-10 -50 10 -52 24 -52',
      tone === 'bone' ? 'mid' : 'pale',
      1,
    ) +
    pen.part('M-22 2H22L34 90H-34Z', sleeve, {}) +
    pen.part('M-25 -2H25L27 14H-27Z', trim, { lit: 0.2, line: 'ink' })
  );
}
/** A small closed hand for figures. */
export function fist(pen: Pen, x: number, y: number, s: number, tone: Ink): string {
  const line = tone === 'ink' ? 'pale' : 'ink';
  const d =
    'M-8 -5C-8 -9 -3 -9 -3 -6.4C-2 -9.4 2 -9 2 -6.4C3 -9 7 -8 7 -5.4C9.4 -6.6 11 -3 9.6 0C9.4 5 7 8 2 8.4H-5C-9 8 -9.4 0 -8 -5Z';
  return at(
    x,
    y,
    pen.part(d, tone, { lit: 0, line, w: 0.8 / s }) +
      pen.line('M-3 -6V2M2 -6V2M7 -5V2M-8 3C-2 0 4 2 5 5', line, 0.7 / s),
    s,
  );
}

interface OpenHand {
  readonly spread?: number;
  readonly sleeve?: Ink;
  readonly trim?: Ink;
}
