import { scan, type Token } from './scan';
import { field, join, not, type Place, type Tree, words } from './tree';

/** A part of a query that is ignored, and why. */
export interface Problem {
  place: Place;
  /** As it was typed. */
  typed: string;
  /** "there is no field “pwr”" */
  why: string;
  /** What may have been meant in its place. */
  instead?: string;
}
export interface Parsed {
  /** Null when nothing is asked. */
  tree: Tree | null;
  problems: Problem[];
}

/** Parentheses within parentheses; what is deeper is read without them. */
const DEEPEST = 30;

/**
 * Reads a query: words side by side all hold, `or` joins looser than that, `-` denies what follows. Never throws; what
 * can't be read is reported and ignored.
 */
export function parse(text: string): Parsed {
  const tokens = scan(text);
  const problems: Problem[] = [];
  let at = 0;
  const report = ({ place }: Token, why: string) =>
    problems.push({ place, typed: text.slice(place.from, place.to), why });

  function any(depth: number): Tree | null {
    const parts: Tree[] = [];
    let before: Token | undefined;
    for (;;) {
      const part = all(depth);
      if (part) parts.push(part);
      else if (before) report(before, 'nothing follows it');
      const next = tokens[at];
      if (next?.kind !== 'or') return join('any', parts);
      if (!part && !before) report(next, 'nothing stands before it');
      before = next;
      at += 1;
    }
  }

  function all(depth: number): Tree | null {
    const parts: Tree[] = [];
    for (let next = tokens[at]; next && next.kind !== 'or'; next = tokens[at]) {
      if (next.kind === 'close') {
        if (depth > 0) break;
        report(next, 'no parenthesis is open');
        at += 1;
        continue;
      }
      const part = one(next, depth);
      if (part) parts.push(part);
    }
    return join('all', parts);
  }

  function one(token: Token, depth: number): Tree | null {
    at += 1;
    const { place } = token;
    switch (token.kind) {
      case 'words':
        return words(token.text, place);
      case 'field':
        return field(token.field, token.op, token.value, place);
      case 'minus':
        return denied(token, depth);
      case 'open':
        return group(token, depth);
      default:
        return null;
    }
  }

  function denied(first: Token, depth: number): Tree | null {
    let isDenied = true;
    let last = first;
    for (let next = tokens[at]; next?.kind === 'minus' && touches(last, next); next = tokens[at]) {
      isDenied = !isDenied;
      last = next;
      at += 1;
    }
    const next = tokens[at];
    if (!next || !touches(last, next) || next.kind === 'close') {
      report(first, 'nothing follows it');
      return null;
    }
    const of = next.kind === 'or' || next.kind === 'and' ? joint(next) : one(next, depth);
    if (!of || !isDenied) return of;
    return not(of, { from: first.place.from, to: of.place.to });
  }
  /** "-or" is a word like any other. */
  function joint(token: Token): Tree {
    at += 1;
    return words(text.slice(token.place.from, token.place.to), token.place);
  }

  function group(open: Token, depth: number): Tree | null {
    if (depth >= DEEPEST) {
      report(open, `parentheses go at most ${DEEPEST} deep`);
      return null;
    }
    const inside = any(depth + 1);
    if (tokens[at]?.kind === 'close') at += 1;
    else report(open, 'it is never closed');
    return inside;
  }

  const tree = any(0);
  return { tree, problems };
}

const touches = (left: Token, right: Token): boolean => left.place.to === right.place.from;
