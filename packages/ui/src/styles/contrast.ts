/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Colour = readonly [lightness: number, chroma: number, hue: number];

/** The `--name: oklch(l c h)` tokens of the block whose selector starts with `selector`; alpha is left out. */
export function readColours(css: string, selector: string): Record<string, Colour> {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`No block ${selector}`);
  const block = css.slice(css.indexOf('{', start), css.indexOf('\n}', start));
  const tokens = block.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries([...tokens].map(([, name, l, c, h]) => [name, [Number(l), Number(c), Number(h)] as const]));
}

function linearRgb([l, c, h]: Colour): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

export const inSrgb = (colour: Colour): boolean => linearRgb(colour).every((part) => part > -0.01 && part < 1.01);

function luminance(colour: Colour): number {
  const [r, g, b] = linearRgb(colour).map((part) => Math.min(1, Math.max(0, part))) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
