/** A colour as lightness (0 to 1), chroma and hue (degrees). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Rgb = readonly [number, number, number];

const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const outsideSrgb = (rgb: Rgb) => rgb.some((value) => value < -0.0005 || value > 1.0005);

const hexByte = (value: number) =>
  Math.round(gamma(Math.min(1, Math.max(0, value))) * 255)
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb` of an OKLCH colour; chroma is lowered until the colour is inside sRGB. */
export function hexOf([lightness, chroma, hue]: Oklch): string {
  let fitted = chroma;
  let rgb = linearRgb(lightness, fitted, hue);
  while (fitted > 0.002 && outsideSrgb(rgb)) {
    fitted *= 0.94;
    rgb = linearRgb(lightness, fitted, hue);
  }
  return `#${rgb.map(hexByte).join('')}`;
}

/** The same colour in the words of a style sheet. */
export const cssOf = ([lightness, chroma, hue]: Oklch): string =>
  `oklch(${Number(lightness.toFixed(3))} ${Number(chroma.toFixed(3))} ${Number(hue.toFixed(1))})`;
