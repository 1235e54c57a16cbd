/** Pasted text without what pages, chats and spreadsheets put around it. */

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** What can't be seen: joiners, marks of direction, soft hyphens. No name of a card has one. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;
const WIDE = /[\uFF01-\uFF5E]/g;

export const linesOf = (text: string): string[] => text.split(LINE_END);

/** The marks that Markdown and forums write around words, and the words. */
const MARKED: readonly [RegExp, string][] = [
  [/^\s*(?:>\s?)+/, ''],
  [/^```\w*$/, ''],
  [/\[\[([^[\]]+)\]\]/g, '$1'],
  [/\[([^[\]]+)\]\((?:https?:|\/)[^()\s]*\)/g, '$1'],
  [/\[(card|b|i|u)\]([^[\]]*)\[\/\1\]/gi, '$2'],
  [/`([^`]+)`/g, '$1'],
  [/\*\*|__/g, ''],
  [/^\s*[-–—*+•·▪]\s+(?:\[[ x]?\]\s+)?/i, ''],
];
/** A row of a table in Markdown, and one of a file in which each cell is in quotation marks. */
const ROW = /^\|(.*?)\|?$/;
const QUOTED_ROW = /^"[^"]*"(?:[,;]"[^"]*")+$/;

/** Without signs that can’t be seen, with usual spaces, and narrow letters in place of wide ones. */
export const seen = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** A line in plain letters; the cells of a table with tabs between them, and nothing where there are marks alone. */
export function plainLine(line: string): string {
  const text = MARKED.reduce((said, [mark, words]) => said.replace(mark, words), seen(line)).trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  const [, cells] = ROW.exec(text) ?? [];
  if (cells !== undefined) return cells.replaceAll('|', '\t');
  return QUOTED_ROW.test(text) ? text.slice(1, -1).replace(/"[,;]"/g, '\t') : text;
}

const COLUMN =
  /^(?:count|quantity|qty|amount|copies|number|name|card|card ?name|set|edition|type|cost|section|board|part)$/i;
const ABOUT_IT =
  /^(?:deck ?name|name|title|author|player|format|event|date|source|url|link)\s*[:=]\s*\S|^https?:\/\/\S+$/i;

/** Whether a line says something about the list and names no card: the heads of a table's columns, a title, an address. */
export function isAboutTheList(line: string): boolean {
  const cells = line.split(/[,;\t]/).map((cell) => cell.replaceAll('"', '').trim());
  return (cells.length > 1 && cells.every((cell) => COLUMN.test(cell))) || ABOUT_IT.test(line);
}
