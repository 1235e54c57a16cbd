/** Sentences as plain data: text with the cards and rules that it names, so that a page can link them. */
import type { RuleId } from '@astris/rulebook';
import type { Card, CardId } from '../language/card';
import type { FaceUp, ObjId, Seat } from '../state/board';
import type { Viewer } from '../view/types';

export type Segment = { text: string } | { card: CardId; face: FaceUp; text: string; id?: ObjId } | { rule: RuleId };

/** A card that a sentence names; `id` where it is one certain card of the game. */
export interface Named {
  id?: ObjId;
  card: CardId;
  face: FaceUp;
  controller?: Seat;
  /** The active Chapter of a Storyline in progress, and whether its Reversal is live. */
  story?: { chapter: 1 | 2 | 3; reversed: boolean };
}

/** To whom a sentence is told, and the names that it uses. */
export interface Naming {
  /** That seat is "you"; a spectator is nobody's "you". */
  viewer: Viewer;
  player: (seat: Seat) => string;
  printed: (card: CardId) => Card;
  /** The card behind an id, where the viewer may see it. */
  object: (id: ObjId) => Named | null;
}

/** A name up to its comma: "Ilyane, Lamp of the Verge" is "Ilyane". */
export const shortName = (name: string): string => name.split(',', 1)[0] ?? name;

type Part = string | number | null | undefined | Segment | readonly Segment[];

const isList = (part: Part): part is readonly Segment[] => Array.isArray(part);

function pushText(into: Segment[], text: string): void {
  if (text === '') return;
  const last = into.at(-1);
  if (last && 'text' in last && !('card' in last)) into[into.length - 1] = { text: last.text + text };
  else into.push({ text });
}

function push(into: Segment[], part: Part): void {
  if (part === null || part === undefined) return;
  if (isList(part)) for (const segment of part) push(into, segment);
  else if (typeof part === 'object') {
    if ('text' in part && !('card' in part)) pushText(into, part.text);
    else into.push(part);
  } else pushText(into, String(part));
}

/** Joins text and segments, in the order written. */
export function say(strings: TemplateStringsArray, ...parts: Part[]): Segment[] {
  const out: Segment[] = [];
  strings.forEach((text, index) => {
    pushText(out, text);
    push(out, parts[index]);
  });
  return out;
}

/** The sentence with a capital at its start. */
export function sentence(segments: Segment[]): Segment[] {
  const [first, ...rest] = segments;
  if (!first || !('text' in first) || 'card' in first) return segments;
  return [{ text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** The words alone, for labels and live regions; rules as "(9.4.5)". */
export const plain = (segments: readonly Segment[]): string =>
  segments.map((segment) => ('rule' in segment ? `(${segment.rule})` : segment.text)).join('');
