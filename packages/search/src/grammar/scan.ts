import { OPERATORS, type Operator, type Place } from './tree';

/** A piece of a query's text. */
export type Token = { place: Place } & (
  | { kind: 'open' | 'close' | 'minus' | 'or' | 'and' }
  | { kind: 'words'; text: string }
  | { kind: 'field'; field: string; op: Operator; value: string }
);

const QUOTE = /["“”„‟«»″]/;
const BARE = /[^\s()"“”„‟«»″]*/y;
const FIELD = /([a-z]+)(!=|<=|>=|[:=<>≤≥≠])/iy;
const COMPARED = /(!=|<=|>=|[<>≤≥≠])/y;
const SIGNS: Readonly<Record<string, Operator>> = { '≤': '<=', '≥': '>=', '≠': '!=' };
/** A gap before a value, where one stands there: no other field, sign or joint. */
const GAP = /\s+(?![a-z]+[!:=<>≤≥≠]|(?:or|and)(?![^\s()])|[-–—−()]|$)/iy;
const MINUS = /[-–—−]/;

const operator = (sign: string): Operator => SIGNS[sign] ?? OPERATORS.find((one) => one === sign) ?? ':';

/** Whether a text would be read as a field if it stood without quotes. */
export const looksLikeField = (text: string): boolean => {
  FIELD.lastIndex = 0;
  return FIELD.test(text);
};
/** Whether a text is one word to the scanner. */
export const isBare = (text: string): boolean => !/[\s()"“”„‟«»″]/.test(text);
export const isQuote = (sign: string): boolean => QUOTE.test(sign);
export const isMinus = (sign: string): boolean => MINUS.test(sign);

/** Cuts a text into tokens. Reads anything: a quote that is never closed goes on to the end. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const bare = (): string => {
    const [found = ''] = match(BARE) ?? [];
    at += found.length;
    return found;
  };
  /** After an opening quote: up to the next one, a backslash before a sign taking it as it is. */
  const quoted = (): string => {
    let said = '';
    at += 1;
    for (; at < text.length && !isQuote(text.charAt(at)); at += 1) {
      if (text[at] === '\\' && at + 1 < text.length) at += 1;
      said += text[at];
    }
    at += 1;
    return said;
  };
  /** What a field is compared with; "t: character" means what "t:character" does. */
  const value = (): string => {
    at += match(GAP)?.[0].length ?? 0;
    return isQuote(text.charAt(at)) ? quoted() : bare();
  };

  while (at < text.length) {
    const from = at;
    const sign = text.charAt(at);
    const place = (): Place => ({ from, to: Math.min(at, text.length) });
    const single = sign === '(' ? 'open' : sign === ')' ? 'close' : isMinus(sign) ? 'minus' : undefined;
    const asked = match(FIELD);
    if (/\s/.test(sign)) at += 1;
    else if (single) {
      at += 1;
      tokens.push({ kind: single, place: place() });
    } else if (isQuote(sign)) {
      const said = quoted();
      if (said.trim() !== '') tokens.push({ kind: 'words', text: said, place: place() });
    } else if (asked) {
      at += asked[0].length;
      const [, name = '', typed = ':'] = asked;
      if (/^\s+[<>≤≥≠!]/.test(text.slice(at))) at += match(GAP)?.[0].length ?? 0;
      const compared = typed === ':' || typed === '=' ? match(COMPARED) : null;
      at += compared?.[0].length ?? 0;
      const op = operator(compared?.[1] ?? typed);
      const said = value();
      tokens.push({ kind: 'field', field: name.toLowerCase(), op, value: said, place: place() });
    } else {
      const said = bare();
      const joint = /^(or|and)$/i.test(said) ? (said.toLowerCase() as 'or' | 'and') : undefined;
      tokens.push(joint ? { kind: joint, place: place() } : { kind: 'words', text: said, place: place() });
    }
  }
  return tokens;
}
