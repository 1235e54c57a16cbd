/** Names of several words behind a field, typed without quotation marks: `f:Lantern Order`. */
import { fold } from '@astris/engine/language';
import { fieldNamed } from '../fields/fields';
import { spellings, type Vocabulary, valuesOf } from '../fields/values';
import { type FieldNode, field, join, not, type Tree, type WordsNode } from '../grammar/tree';

/** The field with the words behind it in its value, where that is the name of a value as it stands. */
function withWords(node: FieldNode, words: readonly WordsNode[], text: string, vocabulary: Vocabulary) {
  const choice = fieldNamed(node.field);
  const last = words.at(-1);
  if (choice?.kind !== 'choice' || !last) return undefined;
  const value = `${node.value} ${words.map((one) => one.text).join(' ')}`;
  const isAsTyped = text
    .slice(node.place.from, last.place.to)
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .endsWith(value.toLowerCase());
  const isName = valuesOf(choice.name, vocabulary).some((one) =>
    spellings(one).some((name) => fold(name) === fold(value)),
  );
  return isAsTyped && isName
    ? field(node.field, node.op, value, { from: node.place.from, to: last.place.to })
    : undefined;
}

/** Parts that all hold, with each name of two words or more as one value. */
function gathered(parts: readonly Tree[], text: string, vocabulary: Vocabulary): readonly Tree[] {
  const [first, ...rest] = parts;
  if (!first) return [];
  const asked = first.kind === 'not' ? first.of : first;
  if (asked.kind === 'field') {
    const end = rest.findIndex((part) => part.kind !== 'words');
    const words = (end < 0 ? rest : rest.slice(0, end)).filter((part) => part.kind === 'words').slice(0, 3);
    for (let taken = words.length; taken > 0; taken--) {
      const whole = withWords(asked, words.slice(0, taken), text, vocabulary);
      if (whole) return [first.kind === 'not' ? not(whole) : whole, ...gathered(rest.slice(taken), text, vocabulary)];
    }
  }
  return [first, ...gathered(rest, text, vocabulary)];
}

/** The tree of a text with such names as values of their fields. What is in quotation marks stays words. */
export function wholeNames(tree: Tree | null, text: string, vocabulary: Vocabulary): Tree | null {
  if (tree?.kind === 'not') {
    const of = wholeNames(tree.of, text, vocabulary);
    return of && not(of, tree.place);
  }
  if (tree?.kind !== 'all' && tree?.kind !== 'any') return tree;
  const of = tree.of.flatMap((part) => wholeNames(part, text, vocabulary) ?? []);
  return join(tree.kind, tree.kind === 'all' ? gathered(of, text, vocabulary) : of);
}
