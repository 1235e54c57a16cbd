/** Marks a group that must be read: the mirror does not turn it round. Only while drawing; `tidy` takes it away. */
export const SIGN = 'data-sign';

const GROUP = new RegExp(
  `<g ${SIGN}="([^"]+)" transform="translate\\((\\S+) ([^)]+)\\) scale\\(([^)\\s]+)(?: ([^)]+))?\\)">`,
  'g',
);

/** The same drawing with its signs turned round in their places, so that a mirror shows them right. */
export const turnSigns = (svg: string): string =>
  svg.replace(GROUP, (_, size: string, x: string, y: string, kx: string, ky?: string) => {
    const [width, scale] = [Number(size), Number(kx)];
    return `<g ${SIGN}="${size}" transform="translate(${Number(x) + Math.sign(scale) * width} ${y}) scale(${-scale} ${ky ?? scale})">`;
  });

const MARK = new RegExp(` ${SIGN}="[^"]+"`, 'g');
export const withoutSignMarks = (svg: string): string => svg.replace(MARK, '');
