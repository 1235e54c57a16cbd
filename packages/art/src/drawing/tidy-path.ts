/** How many numbers each command takes, and which of them are coordinates along x or y. */
const AXES: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  T: 'xy',
  A: '-----xy',
};
const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

const shorten = (tenths: number): string => (tenths / 10).toString().replace(/^(-?)0\./, '$1.');

/** None before a minus, nor before a point when the number before has one already. */
const separator = (before: string, number: string): string =>
  number.startsWith('-') || (number.startsWith('.') && before.includes('.')) ? '' : ' ';

/** Joins numbers with as few separators as can still be read. */
const joined = (numbers: readonly string[]): string =>
  numbers.reduce((text, number, i) => text + (i === 0 ? '' : separator(numbers[i - 1] ?? '', number)) + number, '');

/** Path text in relative coordinates, rounded to tenths. Absolute places are rounded, so that no error adds up. */
export function tidyPath(d: string): string {
  const tokens: string[] = d.match(TOKEN) ?? [];
  let out = '';
  let index = 0;
  let command = '';
  let last = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  while (index < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[index] ?? '')) command = tokens[index++] ?? '';
    const letter = command.toUpperCase();
    if (letter === 'Z') {
      out += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const relative = command !== letter;
    const axes = AXES[letter];
    if (!axes) throw new Error(`No path command "${command}" in ${d.slice(0, 60)}`);
    let [toX, toY] = [x, y];
    const numbers = [...axes].map((axis) => {
      const value = Number(tokens[index++]) * 10;
      if (axis === '-') return shorten(Math.round(value));
      const here = axis === 'x' ? x : y;
      const place = Math.round(relative ? here + value : value);
      if (axis === 'x') toX = place;
      else toY = place;
      return shorten(place - here);
    });
    [x, y] = [toX, toY];
    if (letter === 'M') [startX, startY] = [x, y];
    const name = letter.toLowerCase();
    // After a move, further pairs are lines; a command that repeats needs no name.
    const silent = name === last || (name === 'l' && last === 'm');
    const text = joined(numbers);
    out += silent ? `${text.startsWith('-') ? '' : ' '}${text}` : name + text;
    last = name;
    if (letter === 'M') command = relative ? 'l' : 'L';
  }
  return out;
}
