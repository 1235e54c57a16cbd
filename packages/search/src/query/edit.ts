/** Changes to a query that filters make: functions on its tree. */
import { type Field, fieldNamed, type NumberName, shortName } from '../fields/fields';
import { type ChoiceName, type Value, type Vocabulary, valuesOf, written } from '../fields/values';
import { conjuncts, type FieldNode, field as fieldNode, join, type Tree } from '../grammar/tree';
import { valuesMeant } from './resolve';

/** The field that a part of a query is about by itself: `f:lantern`, or `(f:lantern or f:throne)`. */
function subject(part: Tree): Field | undefined {
  if (part.kind === 'field') return part.op === '!=' ? undefined : fieldNamed(part.field);
  if (part.kind !== 'any') return undefined;
  const [first, ...rest] = part.of.map((one) => (one.kind === 'field' ? subject(one) : undefined));
  return first && rest.every((other) => other === first) ? first : undefined;
}
const nodesOf = (part: Tree): readonly FieldNode[] =>
  part.kind === 'field' ? [part] : part.kind === 'any' ? part.of.flatMap(nodesOf) : [];

type Which = (part: Tree) => boolean;
const about =
  (name: Field['name']): Which =>
  (part) =>
    subject(part)?.name === name;

/** Takes out every part that is about that field alone. */
export const removeField = (tree: Tree | null, name: Field['name']): Tree | null => replace(tree, about(name), []);

/** Puts parts in the place of some others: where the first of them stood, or at the end. */
function replace(tree: Tree | null, gives: Which, parts: readonly Tree[]): Tree | null {
  const all = conjuncts(tree);
  const at = all.findIndex(gives);
  const rest = (some: readonly Tree[]) => some.filter((part) => !gives(part));
  if (at < 0) return join('all', [...all, ...parts]);
  return join('all', [...all.slice(0, at), ...parts, ...rest(all.slice(at))]);
}

/** Narrows to any of some values, in the place of what was asked of that field; to none of them takes the field out. */
export function setField(tree: Tree | null, name: Field['name'], values: readonly string[]): Tree | null {
  const field = fieldNamed(name);
  const short = field ? shortName(field) : name;
  const any = join(
    'any',
    values.map((value) => fieldNode(short, ':', value)),
  );
  return replace(tree, about(name), any ? [any] : []);
}

/** The values of a choice field that a query asks for. */
export function chosen(tree: Tree | null, name: ChoiceName, vocabulary: Vocabulary): readonly Value[] {
  const known = valuesOf(name, vocabulary);
  const asked = conjuncts(tree)
    .filter((part) => subject(part)?.name === name)
    .flatMap(nodesOf)
    .flatMap(({ value }) => valuesMeant(value, known));
  return known.filter((value) => asked.includes(value));
}

/** The query with one value of a choice field switched on or off. */
export function toggle(tree: Tree | null, name: ChoiceName, value: Value, vocabulary: Vocabulary): Tree | null {
  const on = chosen(tree, name, vocabulary);
  const next = on.includes(value) ? on.filter((one) => one !== value) : [...on, value];
  return setField(tree, name, next.map(written));
}

/** What a key for each figure can say of a field: "cost:2", not "cost:2cp" or "cost>power", which stay as they are typed. */
const inFigures =
  (name: Field['name']): Which =>
  (part) =>
    subject(part)?.name === name && nodesOf(part).every(({ value }) => /^\s*\d+\s*$/.test(value));

const holds = ({ op, value }: FieldNode, figure: number): boolean => {
  const than = Number(value);
  if (op === '<') return figure < than;
  if (op === '<=') return figure <= than;
  if (op === '>') return figure > than;
  return op === '>=' ? figure >= than : figure === than;
};

/** Which of the figures 0 to `top` a query asks for; `top` stands for all from there on. Empty when it asks for none by figure. */
export function figures(tree: Tree | null, name: NumberName, top: number): readonly number[] {
  const parts = conjuncts(tree).filter(inFigures(name));
  if (parts.length === 0) return [];
  const fits = (figure: number) => parts.every((part) => nodesOf(part).some((node) => holds(node, figure)));
  const reach = (figure: number) => (figure < top ? [figure] : [top, top + 1, top + 2, 99]);
  return Array.from({ length: top + 1 }, (_, figure) => figure).filter((figure) => reach(figure).some(fits));
}

/** Narrows to some of the figures 0 to `top`, in as few words as they allow. */
export function setFigures(tree: Tree | null, name: NumberName, on: readonly number[], top: number): Tree | null {
  const field = fieldNamed(name);
  const sorted = [...new Set(on)].sort((a, b) => a - b);
  const [low] = sorted;
  const high = sorted.at(-1);
  if (!field || low === undefined || high === undefined || sorted.length > top)
    return replace(tree, inFigures(name), []);
  const isRun = high - low === sorted.length - 1;
  if (isRun && (sorted.length > 1 || high === top)) {
    const parts = [
      ...(low > 0 ? [fieldNode(name, '>=', String(low))] : []),
      ...(high < top ? [fieldNode(name, '<=', String(high))] : []),
    ];
    return replace(tree, inFigures(name), parts);
  }
  const any = join(
    'any',
    sorted.map((figure) =>
      figure === top ? fieldNode(name, '>=', String(top)) : fieldNode(name, ':', String(figure)),
    ),
  );
  return replace(tree, inFigures(name), any ? [any] : []);
}
