/** What a query says, before any word of it is looked up: words, fields, and how they are joined. */

/** Where something stands in the text of a query: from the first sign to before `to`. */
export interface Place {
  from: number;
  to: number;
}

/** `:` and `=` mean the same. */
export const OPERATORS = ['!=', '<=', '>=', ':', '=', '<', '>'] as const;
export type Operator = (typeof OPERATORS)[number];

/** Words to be found on a card as they stand. */
export interface WordsNode {
  kind: 'words';
  text: string;
  place: Place;
}
/** `cost<=3`; the field in small letters, as it was typed. The value is empty while none is typed. */
export interface FieldNode {
  kind: 'field';
  field: string;
  op: Operator;
  value: string;
  place: Place;
}
export interface NotNode {
  kind: 'not';
  of: Tree;
  place: Place;
}
/** At least two parts, none of them of the same kind. */
export interface JoinNode {
  kind: 'all' | 'any';
  of: Tree[];
  place: Place;
}
export type Tree = WordsNode | FieldNode | NotNode | JoinNode;

const NOWHERE: Place = { from: 0, to: 0 };

const around = (parts: readonly Tree[]): Place => ({
  from: Math.min(...parts.map(({ place }) => place.from)),
  to: Math.max(...parts.map(({ place }) => place.to)),
});

export const words = (text: string, place: Place = NOWHERE): WordsNode => ({ kind: 'words', text, place });
export const field = (name: string, op: Operator, value: string, place: Place = NOWHERE): FieldNode => ({
  kind: 'field',
  field: name,
  op,
  value,
  place,
});

/** What is not `of`; twice denied is said plainly. */
export const not = (of: Tree, place: Place = of.place): Tree =>
  of.kind === 'not' ? of.of : { kind: 'not', of, place };

/** Parts joined, those of the same kind taken in; null for none, the part itself for one. */
export function join(kind: JoinNode['kind'], parts: readonly Tree[]): Tree | null {
  const of = parts.flatMap((part) => (part.kind === kind ? part.of : [part]));
  const [first] = of;
  if (!first) return null;
  return of.length === 1 ? first : { kind, of, place: around(of) };
}

/** The parts that all must hold. */
export const conjuncts = (tree: Tree | null): readonly Tree[] =>
  tree === null ? [] : tree.kind === 'all' ? tree.of : [tree];
