/** What may be typed next: the fields, and the values of a field. */
import { fold } from '@astris/engine/language';
import { FIELDS, type FieldName, fieldNamed } from './fields/fields';
import { DIRECTIONS, ORDERS } from './fields/orders';
import { begins, spellings, type Vocabulary, valuesOf, written } from './fields/values';
import { print } from './grammar/print';
import { scan } from './grammar/scan';
import { field as fieldNode } from './grammar/tree';

export interface Completion {
  /** What takes the place of what stands there: "f:lantern". */
  text: string;
  /** The value that it stands for, "Lantern Order", or the field that it begins. */
  about: { value: string } | { field: FieldName };
}
export interface Completions {
  /** What is completed: from the first sign to before `to`. */
  from: number;
  to: number;
  options: readonly Completion[];
}

function valueOptions(typedField: string, typed: string, vocabulary: Vocabulary): Completion[] {
  const field = fieldNamed(typedField);
  const asked = fold(typed);
  const option = (value: string, about: string): Completion => ({
    text: print(fieldNode(typedField, ':', value)),
    about: { value: about },
  });
  if (field?.kind === 'choice') {
    return valuesOf(field.name, vocabulary)
      .filter((value) => begins(spellings(value), asked))
      .map((value) => option(written(value), value.says ?? value.name));
  }
  if (field?.kind === 'order') {
    const known: readonly { name: string; label: string }[] = field.name === 'order' ? ORDERS : DIRECTIONS;
    return known.filter(({ name }) => begins([name], asked)).map(({ name, label }) => option(name, label));
  }
  return [];
}

/** What may stand at a place of a query: values where a field is begun, else the fields that begin so. */
export function completionsAt(text: string, caret: number, vocabulary: Vocabulary): Completions {
  const token = scan(text).find(({ place }) => place.from < caret && caret <= place.to);
  if (token?.kind === 'field') {
    return { ...token.place, options: valueOptions(token.field, token.value, vocabulary) };
  }
  if (token?.kind !== 'words') return { from: caret, to: caret, options: [] };
  const typed = fold(token.text);
  const options = FIELDS.filter(({ name, also }) => [name, ...also].some((one) => one.startsWith(typed)));
  return { ...token.place, options: options.map(({ name }) => ({ text: `${name}:`, about: { field: name } })) };
}
