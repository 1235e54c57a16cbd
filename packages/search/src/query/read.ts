import { fold } from '@astris/engine/language';
import { closest } from '../closest';
import { fieldNamed } from '../fields/fields';
import { DIRECTIONS, directionNamed, ORDERS, type Order, orderNamed } from '../fields/orders';
import { NO_VOCABULARY, type Value, type Vocabulary } from '../fields/values';
import { type Problem, parse } from '../grammar/parse';
import { print } from '../grammar/print';
import { conjuncts, type FieldNode, field as fieldNode, type Tree } from '../grammar/tree';
import { resolve } from './resolve';
import type { Query, Sense } from './sense';
import { wholeNames } from './whole-names';

/** How much of a text is read as a query. */
export const LONGEST = 500;

/**
 * Reads a query and looks its words up. What is unknown is reported and left out, whatever the text; `vocabulary` tells
 * what the cards in question have.
 */
export function readQuery(typed: string, vocabulary: Vocabulary = NO_VOCABULARY): Query {
  const text = typed.slice(0, LONGEST);
  const { tree: parsed, problems } = parse(text);
  const tree = wholeNames(parsed, text, vocabulary);
  const found: Problem[] = [...problems];
  const order: Partial<Order> = {};
  const report = (node: FieldNode, why: string, instead?: string) => {
    const { place } = node;
    found.push({ place, typed: text.slice(place.from, place.to), why, ...(instead ? { instead } : {}) });
  };

  function senseOf(node: Tree): Sense | null {
    switch (node.kind) {
      case 'words': {
        const folded = fold(node.text);
        return folded === '' ? null : { means: 'words', text: folded, said: node.text.trim() };
      }
      case 'field': {
        const answer = resolve(node, vocabulary);
        if ('sense' in answer) return answer.sense;
        report(node, answer.ignored.why, answer.ignored.instead);
        return null;
      }
      case 'not': {
        const of = senseOf(node.of);
        return of && (of.means === 'not' ? of.of : { means: 'not', of });
      }
      default:
        return joined(
          node.kind,
          node.of.flatMap((part) => senseOf(part) ?? []),
        );
    }
  }
  function setOrder(node: FieldNode): void {
    const typedValue = fold(node.value);
    const isOrder = fieldNamed(node.field)?.name === 'order';
    const by = isOrder ? orderNamed(typedValue) : undefined;
    const dir = isOrder ? undefined : directionNamed(typedValue);
    if (by) order.by = by;
    else if (dir) order.dir = dir;
    else {
      const known: readonly { name: string }[] = isOrder ? ORDERS : DIRECTIONS;
      const meant = closest(typedValue, known, ({ name }) => [name]);
      const why = typedValue === '' ? 'it needs a value, like order:cost' : `“${node.value}” is none of its values`;
      report(node, why, meant && print(fieldNode(node.field, ':', meant.name)));
    }
  }

  const parts: Sense[] = [];
  for (const part of conjuncts(tree)) {
    if (part.kind === 'field' && fieldNamed(part.field)?.kind === 'order') setOrder(part);
    else parts.push(...[senseOf(part) ?? []].flat());
  }
  const sense = joined('all', parts);
  found.sort((a, b) => a.place.from - b.place.from);
  return { text, tree, sense, order: Object.keys(order).length > 0 ? order : null, problems: found };
}

/** Whether no words before these are the same. */
const isFirstOfItsWords = (part: Sense, at: number, all: readonly Sense[]): boolean =>
  part.means !== 'words' || all.findIndex((one) => one.means === 'words' && one.text === part.text) === at;

/** Parts joined, the same words once; any of several choices of one field is one choice. */
function joined(means: 'all' | 'any', parts: readonly Sense[]): Sense | null {
  const of = parts.flatMap((part) => (part.means === means ? part.of : [part])).filter(isFirstOfItsWords);
  const [first] = of;
  if (!first) return null;
  if (of.length === 1) return first;
  if (means === 'any' && first.means === 'choice') {
    const values: Value[] = [];
    for (const part of of) {
      if (part.means !== 'choice' || part.field !== first.field) return { means, of };
      values.push(...part.values.filter((value) => !values.includes(value)));
    }
    return { ...first, values };
  }
  return { means, of };
}

/** A problem in a sentence, without its suggestion: "pwr>0 is ignored: there is no field “pwr”." */
export const problemText = ({ typed, why }: Problem): string => `${typed} is ignored: ${why}.`;

/** The query with what may have been meant in the place of a problem. */
export const mended = (text: string, { place, instead }: Problem): string =>
  instead === undefined ? text : `${text.slice(0, place.from)}${instead}${text.slice(place.to)}`;
