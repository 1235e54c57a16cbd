/** Letters that Unicode does not take apart into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  þ: 'th',
};

const foldMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[‘’‛`´ʼ′]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-');
const PLAIN = /^[ -_a-~]*$/;

/** A text as it is compared: case, accents, curly quotes, dashes and runs of spaces make no difference. */
export const fold = (text: string): string =>
  (PLAIN.test(text) ? text.toLowerCase() : foldMarks(text)).replace(/\s+/g, ' ').trim();
