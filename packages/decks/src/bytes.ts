/** Whole numbers in few bytes, and bytes in characters that a link can carry. */

/** Writes numbers of 7 bits a byte, the lowest first. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  number(n: number): void {
    let rest = n;
    while (rest > 127) {
      this.bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.bytes.push(rest);
  }
  text(word: string): void {
    const letters = new TextEncoder().encode(word);
    this.number(letters.length);
    this.bytes.push(...letters);
  }
  done(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** The bytes end too early, or say a number that no list has. */
export class Malformed extends Error {}

export class ByteReader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  get ended(): boolean {
    return this.at === this.bytes.length;
  }
  number(): number {
    let n = 0;
    for (let place = 1; place <= 128 ** 3; place *= 128) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw new Malformed();
      n += (byte % 128) * place;
      if (byte < 128) return n;
    }
    throw new Malformed();
  }
  text(): string {
    const length = this.number();
    const letters = this.bytes.subarray(this.at, this.at + length);
    if (letters.length < length) throw new Malformed();
    this.at += length;
    return new TextDecoder().decode(letters);
  }
}

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
/** Undefined unless it is just what `toBase64Url` writes. */
export const fromBase64Url = (code: string): Uint8Array | undefined => {
  if (!/^[\w-]+$/.test(code) || code.length % 4 === 1) return undefined;
  const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return toBase64Url(bytes) === code ? bytes : undefined;
};
