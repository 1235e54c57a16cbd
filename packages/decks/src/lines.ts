/** What a line of a pasted list says: a heading, or copies of a name. */

export type Part = 'homeworld' | 'starter' | 'main' | 'sideboard';

/** `type` is a heading inside a part, as many sites write them: "Characters (14)". */
const HEADINGS: [RegExp, Part | 'type'][] = [
  [/^home ?worlds?$/, 'homeworld'],
  [/^(starter|starters|starter character|starting character)$/, 'starter'],
  [/^(main|deck|main ?deck|mainboard|cards)$/, 'main'],
  [/^(side ?board|side|sb)$/, 'sideboard'],
  [/^(characters?|spacecrafts?|ships?|locations?|devices?|storyline|storylines|maneuvers?)$/, 'type'],
];

/** The part that a line is the heading of. */
export const headingOf = (line: string): Part | 'type' | undefined => {
  const bare = line
    .toLowerCase()
    .replace(/^[#=*[\s-]+|[:=*\]\s-]+$/g, '')
    .replace(/\s*[([]?\d+[)\]]?$/, '')
    .replace(/[:\s]+$/, '');
  return HEADINGS.find(([pattern]) => pattern.test(bare))?.[1];
};

/** The most copies of a card that a list may say, legal or not: what the site keeps. */
export const MOST_COPIES = 99;

/** What sites write behind a name, and comments: none of it belongs to the name. */
const BEHIND: readonly RegExp[] = [
  /\s+(?:\/\/|#\s).*$/,
  /\s*\^[^^]*\^$/,
  /\s*\*[A-Z]+\*$/i,
  /\s*[([][A-Z]{2,5}[)\]]?\s*#?\d+[)\]]?$/i,
  /(?<=\S\s.*)\s+[A-Z]{2,5}\s+#?\d{1,4}$/,
  /\s*\[[^\]]*\]$/,
];
function bare(line: string): string {
  let text = line.replace(/^[-*•]\s+/, '');
  for (let before = ''; before !== text; ) {
    before = text;
    for (const pattern of BEHIND) text = text.replace(pattern, '');
  }
  return text === '' ? line : text;
}

export interface Line {
  n: number;
  name: string;
  /** "SB:" stood before it. */
  aside: boolean;
}

/** Reads "2 Name", "2x Name", "Name x2", "Name (2)" or "Name"; a printing like "(AST 41)", tags and comments are passed over. */
export const readLine = (line: string): Line => {
  const sb = /^sb:\s*(.+)$/i.exec(line);
  const aside = sb !== null;
  const text = bare(sb?.[1] ?? line);
  const before = /^\(?(\d+)\)?(?:[x×]\s*|\s+[x×]\s+|\s+)(\S.*)$/i.exec(text);
  if (before) return { n: Number(before[1]), name: before[2] ?? '', aside };
  const behind = /^(.+?)\s+(?:[x×]\s*(\d+)|\((\d+)\))$/i.exec(text);
  if (behind) return { n: Number(behind[2] ?? behind[3]), name: behind[1] ?? '', aside };
  return { n: 1, name: text, aside };
};
