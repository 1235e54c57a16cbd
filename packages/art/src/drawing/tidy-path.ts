/** Which numbers of a command are coordinates along x or y; a dash is a number that stands for itself. */
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

/** Tenths as a number's text without needless zeros: 5 is `.5`, -20 is `-2`. */
function textOf(tenths: number): string {
  const size = Math.abs(tenths);
  const [whole, rest] = [Math.floor(size / 10), size % 10];
  const digits = rest === 0 ? `${whole}` : `${whole || ''}.${rest}`;
  return tenths < 0 ? `-${digits}` : digits;
}

/** Writes path text command by command, with as few separators as can still be read. */
class Writer {
  text = '';
  private last = '';
  private point = false;
  private fresh = true;

  command(name: string): void {
    // After a move, further pairs are lines; a command that repeats needs no name.
    this.fresh = !(name === this.last || (name === 'l' && this.last === 'm'));
    if (this.fresh) this.text += name;
    this.last = name;
  }

  close(): void {
    this.text += 'z';
    this.last = 'z';
  }

  number(tenths: number): void {
    const text = textOf(tenths);
    // No separator after a name, before a minus, nor before a point when the number before has one already.
    const close = this.fresh || tenths < 0 || (this.point && text.startsWith('.'));
    this.text += close ? text : ` ${text}`;
    this.point = tenths % 10 !== 0;
    this.fresh = false;
  }
}

/** Path text in relative coordinates, rounded to tenths. Absolute places are rounded, so that no error adds up. */
export function tidyPath(d: string): string {
  const tokens: string[] = d.match(TOKEN) ?? [];
  const writer = new Writer();
  let index = 0;
  let command = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  while (index < tokens.length) {
    if ((tokens[index] ?? '') >= 'A') command = tokens[index++] ?? '';
    const letter = command.toUpperCase();
    if (letter === 'Z') {
      writer.close();
      x = startX;
      y = startY;
      continue;
    }
    const axes = AXES[letter];
    if (!axes) throw new Error(`No path command "${command}" in ${d.slice(0, 60)}`);
    const relative = command !== letter;
    const [fromX, fromY] = [x, y];
    writer.command(letter.toLowerCase());
    for (let i = 0; i < axes.length; i++) {
      const value = Number(tokens[index++]) * 10;
      const axis = axes[i];
      if (axis === 'x') {
        x = Math.round(relative ? fromX + value : value);
        writer.number(x - fromX);
      } else if (axis === 'y') {
        y = Math.round(relative ? fromY + value : value);
        writer.number(y - fromY);
      } else writer.number(Math.round(value));
    }
    if (letter === 'M') {
      startX = x;
      startY = y;
      command = relative ? 'l' : 'L';
    }
  }
  return writer.text;
}
