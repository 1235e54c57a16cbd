import { isBare, isMinus, isQuote, looksLikeField } from './scan';
import type { Tree } from './tree';

const quote = (text: string): string =>
  `"${[...text].map((sign) => (isQuote(sign) || sign === '\\' ? `\\${sign}` : sign)).join('')}"`;

const printWords = (text: string): string => {
  const isPlain = isBare(text) && !isMinus(text.charAt(0)) && !looksLikeField(text) && !/^(or|and)$/i.test(text);
  return isPlain ? text : quote(text);
};
/** An empty value has quotes: without them what follows would be the value. */
const printValue = (value: string): string =>
  value !== '' && isBare(value) && !/^[!=<>≤≥≠]/.test(value) ? value : quote(value);

/** A tree as a query; read again it gives the same tree, but for its places. */
export function print(tree: Tree | null): string {
  if (tree === null) return '';
  switch (tree.kind) {
    case 'words':
      return printWords(tree.text);
    case 'field':
      return `${tree.field}${tree.op}${printValue(tree.value)}`;
    case 'not':
      return tree.of.kind === 'all' || tree.of.kind === 'any' ? `-(${print(tree.of)})` : `-${print(tree.of)}`;
    case 'all':
      return tree.of.map((part) => (part.kind === 'any' ? `(${print(part)})` : print(part))).join(' ');
    case 'any':
      return tree.of.map(print).join(' or ');
  }
}
