/** What a line of a pasted list says: a heading, or copies of a name. */
import { PRINTING } from './names';

export type Part = 'homeworld' | 'starter' | 'main' | 'sideboard';

/**
 * `type` is a heading inside a part, as many sites write them: "Characters (14)". Of `other` parts a deck has none, so what
 * stands under them is left out; `about` says how the list is called, `total` how many cards it has.
 */
export type Heading = Part | 'type' | 'other' | 'about' | 'total';

const HEADINGS: [RegExp, Heading][] = [
  [/^home ?worlds?$/, 'homeworld'],
  [/^(starters?|start(?:er|ing) characters?)$/, 'starter'],
  [/^(main|deck|main ?deck|main ?board|deck ?list|cards)$/, 'main'],
  [/^(side ?board|side ?deck|side|sb)$/, 'sideboard'],
  [/^(characters?|spacecrafts?|ships?|locations?|devices?|storyline|storylines|maneuvers?)$/, 'type'],
  [/^(maybe|maybe ?board|considering|wish ?list|tokens?|extras?|extra ?deck|commanders?|companions?)$/, 'other'],
  [/^about$/, 'about'],
  [/^total(?: cards)?$/, 'total'],
];
const COMMENT = /\s+(?:\/\/|#\s).*$/;

/** The words of a heading, without marks, a number of cards and a comment. */
const wordsOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(COMMENT, '')
    .replace(/^[#=*[\s/>•–—-]+|[:=*\]\s–—-]+$/g, '')
    .replace(/\s*[:–—-]?\s*[([]?\d+(?:\s+cards?)?[)\]]?$/, '')
    .replace(/[:\s–—-]+$/, '')
    .replace(/-/g, ' ');

/** What a line is the heading of. */
export const headingOf = (line: string): Heading | undefined => {
  const words = wordsOf(line);
  return HEADINGS.find(([pattern]) => pattern.test(words))?.[1];
};

/** True for a line that is written as headings are: "Heroes:", "[Heroes]", "== Heroes ==", "Heroes (12)". */
export const looksLikeHeading = (line: string): boolean => /:(\s*\d+)?$|^\[.*\]$|^==|[([]\d+[)\]]$/.test(line.trim());

/** "Homeworld: Name" and "Starter - Name", in one line: the part and what follows it. */
export function inlinePart(line: string): { part: Part; rest: string } | undefined {
  const [, words = '', rest = ''] = /^(.+?)(?:\s*[:=]|\s+[-–—])\s*(\S.*)$/.exec(line) ?? [];
  const part = rest === '' ? undefined : headingOf(words);
  return part === 'homeworld' || part === 'starter' ? { part, rest } : undefined;
}

/** The most copies of a card that a list may say, legal or not: what the site keeps. */
export const MOST_COPIES = 99;

/** What sites write behind a name, and comments: none of it belongs to the name. */
const BEHIND: readonly RegExp[] = [
  COMMENT,
  /\s*\^[^^]*\^$/,
  /\s*\*[A-Z]+\*$/i,
  /\s*[([][A-Z]{2,5}[)\]]?\s*#?\d+[)\]]?$/i,
  /(?<=\S\s.*)\s+[A-Z]{2,5}\s+#?\d{1,4}$/,
  /\s*\[[^\]]*\]$/,
];
function bare(line: string): string {
  let text = line;
  for (let before = ''; before !== text; ) {
    before = text;
    for (const pattern of BEHIND) text = text.replace(pattern, '');
  }
  return text === '' ? line : text;
}

export interface Line {
  n: number;
  /** The number of copies was written. */
  isCounted: boolean;
  name: string;
  /** "SB:" stood before it. */
  aside: boolean;
}

const COUNT = /^\(?[x×]?\s*(\d+)\s*[x×]?\)?$/i;
/** A number before a name: "2 ", "2x ", "2* ", "(2) ", "[2] ", "x2 ", "2, ", "2: ", "2 - ". */
const BEFORE = /^(?:[([]?(\d+)[)\]]?(?:[x×*]\s*|\s+[x×]\s+|\s*[,;:]\s*|\s+[-–—]\s+|\s+)|[x×]\s*(\d+)\s+)([^\s–—-].*)$/i;
/** A number behind a name: " x2", " 2x", " (2)", ", 2", ": 2", " - 2", " 2". */
const AFTER =
  /^(.*[^\s,;:–—-])(?:\s+[x×]\s*(\d+)|\s+(\d+)\s*[x×]|\s*\((\d+)\)|(?:\s*[,;:]|\s+[-–—]\s)\s*[x×]?(\d+)|\s+(\d+))$/i;
const QUOTED = /^(?:(\d+)\s*[,;\t]\s*)?"([^"]+)"(?:\s*[,;\t]\s*(\d+))?/;

/** Of a row of a table, the first number and the first cell that is none. */
function rowOf(text: string): { n: number; name: string } | undefined {
  const cells = text.split('\t').map((cell) => cell.trim());
  const count = cells.find((cell) => COUNT.test(cell));
  const name = cells.find((cell) => cell !== '' && !COUNT.test(cell));
  return count && name ? { n: Number(COUNT.exec(count)?.[1]), name } : undefined;
}

/**
 * Reads "2 Name", "2x Name", "x2 Name", "Name x2", "Name (2)", "Name 2", the same with a comma, a colon, a dash or a tab between, or "Name"; a
 * printing like "(AST 41)", tags and comments are passed over.
 */
export const readLine = (line: string): Line => {
  const sb = /^sb:\s*(.+)$/i.exec(line);
  const aside = sb !== null;
  const counted = (n: string | number | undefined, name: string): Line => ({
    n: Number(n ?? 1),
    isCounted: n !== undefined,
    name: name.trim(),
    aside,
  });
  const whole = sb?.[1] ?? line;
  const quoted = QUOTED.exec(whole);
  if (quoted) return counted(quoted[1] ?? quoted[3], quoted[2] ?? '');
  const row = rowOf(whole);
  if (row) return counted(row.n, bare(row.name));
  const text = bare(whole);
  const before = BEFORE.exec(text);
  if (before) return counted(before[1] ?? before[2], before[3] ?? '');
  const behind = PRINTING.test(text) ? null : AFTER.exec(text);
  if (behind)
    return counted(
      behind.slice(2).find((n) => n !== undefined),
      behind[1] ?? '',
    );
  return counted(undefined, text);
};
