/** Looks up one field of a query: what it means, or why it is ignored. */
import { fold } from '@astris/engine/language';
import { closest } from '../closest';
import { type ChoiceField, FIELDS, type Field, fieldNamed, type NumberField } from '../fields/fields';
import { begins, spellings, type Value, type Vocabulary, valuesOf, written } from '../fields/values';
import { print } from '../grammar/print';
import { type FieldNode, field as fieldNode, type Operator } from '../grammar/tree';
import type { Comparison, Sense } from './sense';

export interface Ignored {
  why: string;
  instead?: string;
}
export type Resolved = { sense: Sense } | { ignored: Ignored };

const ignored = (why: string, instead?: string): Resolved => ({ ignored: { why, ...(instead ? { instead } : {}) } });
const rewritten = (node: FieldNode, change: { field?: string; op?: Operator; value?: string }): string =>
  print(fieldNode(change.field ?? node.field, change.op ?? node.op, change.value ?? node.value));
const denied = (sense: Sense, isDenied: boolean): Resolved => ({
  sense: isDenied ? { means: 'not', of: sense } : sense,
});

/** What a field asks, but for `order` and `dir`, which ask nothing of a card. */
export function resolve(node: FieldNode, vocabulary: Vocabulary): Resolved {
  const field = fieldNamed(node.field);
  if (!field) {
    const meant = closest(node.field, FIELDS, ({ name, also }) => [name, ...also.filter((one) => one.length > 2)]);
    return ignored(`there is no field “${node.field}”`, meant && rewritten(node, { field: meant.name }));
  }
  if (node.value.trim() === '') return ignored(`it needs a value, like ${field.examples[0]}`);
  if (field.kind === 'number') return ofNumber(node, field);
  const isPlain = node.op === ':' || node.op === '=' || node.op === '!=';
  if (!isPlain) return ignored(`${field.name} is not a number`, rewritten(node, { op: ':' }));
  if (field.kind === 'choice') return ofChoice(node, field, vocabulary);
  if (field.kind === 'rule') return ofRule(node, vocabulary);
  if (field.kind === 'order') return ignored('it stands outside parentheses and without a minus');
  return denied(
    { means: 'text', field: field.name, text: fold(node.value), said: node.value.trim() },
    node.op === '!=',
  );
}

/** The values that a typed one stands for: the one of that name, else all with a word that begins so. */
export function valuesMeant(typed: string, values: readonly Value[]): readonly Value[] {
  const asked = fold(typed);
  const exact = values.filter((value) => spellings(value).some((name) => fold(name) === asked));
  if (exact.length > 0 || asked === '') return exact;
  return values.filter((value) => begins(spellings(value), asked));
}

function ofChoice(node: FieldNode, field: ChoiceField, vocabulary: Vocabulary): Resolved {
  const known = valuesOf(field.name, vocabulary);
  const values = valuesMeant(node.value, known);
  if (values.length === 0) {
    const meant = closest(node.value, known, ({ name, also = [] }) => [name, ...also]);
    const why = `“${node.value}” is none of its values`;
    return ignored(why, meant && rewritten(node, { value: written(meant) }));
  }
  return denied({ means: 'choice', field, values }, node.op === '!=');
}

const COMPARISONS: Readonly<Record<Operator, Comparison>> = {
  ':': '=',
  '=': '=',
  '!=': '=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};
function ofNumber(node: FieldNode, field: NumberField): Resolved {
  const is = COMPARISONS[node.op];
  const typed = fold(node.value);
  const [, digits, unit] = /^(\d{1,4}) ?(cp|c|sp)?$/.exec(typed) ?? [];
  if (digits !== undefined) {
    const than = Number(digits);
    if (field.name === 'cost' && (unit === 'c' || unit === 'cp')) {
      return denied({ means: 'number', field, is, than, unit: unit === 'c' ? 'C' : 'CP' }, node.op === '!=');
    }
    return denied({ means: 'number', field, is, than }, node.op === '!=');
  }
  const other = fieldNamed(typed);
  if (other?.kind === 'number' && other.name !== field.name) {
    return denied({ means: 'compared', field, is, to: other.name, unit: other.unit }, node.op === '!=');
  }
  const [found] = /\d{1,4}/.exec(typed) ?? [];
  const meant = closest(
    typed,
    FIELDS.filter((one) => isNumber(one) && one !== field),
    ({ name }) => [name],
  )?.name;
  return ignored(`“${node.value}” is no number`, (found ?? meant) && rewritten(node, { value: found ?? meant }));
}
const isNumber = (field: Field): boolean => field.kind === 'number';

function ofRule(node: FieldNode, vocabulary: Vocabulary): Resolved {
  const rule = fold(node.value).replace(/\.$/, '');
  const isUsed = (head: string) => vocabulary.rule.some((one) => isUnder(one, head));
  if (!isUsed(rule)) {
    const shorter = rule.replace(/\.[^.]*$/, '');
    const meant = shorter !== rule && isUsed(shorter) ? rewritten(node, { value: shorter }) : undefined;
    return ignored(`no card uses a rule ${node.value}`, meant);
  }
  return denied({ means: 'rule', rule }, node.op === '!=');
}
/** Whether a rule is that one or a part of it. */
export const isUnder = (rule: string, head: string): boolean => rule === head || rule.startsWith(`${head}.`);
