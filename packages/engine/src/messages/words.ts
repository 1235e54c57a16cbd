/** Small words that sentences share: who, whose, verbs that agree, counted nouns, cards by name. */
import type { Card } from '../language/card';
import type { FaceUp, ObjId, Seat } from '../state/board';
import { type Named, type Naming, type Segment, shortName } from './segment';

export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** "Chapter II", or "a Chapter" where the number is not told. */
export const chapter = (number: number | undefined): string =>
  number === undefined ? 'a Chapter' : `Chapter ${ROMAN[number as 1 | 2 | 3] ?? number}`;

export const isYou = (naming: Naming, seat: Seat | undefined): boolean => seat !== undefined && seat === naming.viewer;

/** "you" or the player's name. */
export const who = (naming: Naming, seat: Seat | undefined): string => {
  if (seat === undefined) return 'the game';
  return isYou(naming, seat) ? 'you' : naming.player(seat);
};

/** "your" or "Korrigan’s". */
export const whose = (naming: Naming, seat: Seat | undefined): string =>
  isYou(naming, seat) ? 'your' : `${who(naming, seat)}’s`;

/** A player and a verb that agrees: "you draw", "Korrigan draws". */
export const does = (naming: Naming, seat: Seat | undefined, verb: string, third = `${verb}s`): string =>
  `${who(naming, seat)} ${isYou(naming, seat) ? verb : third}`;

/** "1 card", "3 cards". */
export const count = (amount: number | undefined, noun: string, many = `${noun}s`): string =>
  `${amount || 'no'} ${amount === 1 ? noun : many}`;

/** The printed name of the face that is up. */
export function faceName(card: Card, face: FaceUp): string {
  if (card.type === 'Character' && face === 'fallen') return card.fallen.name;
  if (card.type === 'Storyline' && face === 'back') return card.back.name;
  return card.name;
}

/** A card by the short name of its face. */
export function named(naming: Naming, card: Named | null | undefined): Segment {
  if (!card) return { text: 'a card' };
  const text = shortName(faceName(naming.printed(card.card), card.face));
  return card.id === undefined
    ? { card: card.card, face: card.face, text }
    : { card: card.card, face: card.face, text, id: card.id };
}

/** The same by id, where the viewer may see it. */
export const object = (naming: Naming, id: ObjId): Segment => named(naming, naming.object(id));

/** A card and its controller: "your Ilyane", "Korrigan’s Heavy Crown". */
export function owned(naming: Naming, card: Named | null | undefined): Segment[] {
  const name = named(naming, card);
  if (card?.controller === undefined || !('text' in name)) return [name];
  return [{ text: `${whose(naming, card.controller)} ` }, { ...name, text: name.text.replace(/^(The|A|An) /, '') }];
}

/** "from 17C to 10C", or only the end where the beginning is not known. */
export const fromTo = (from: number | undefined, to: number | undefined, unit = ''): string =>
  from === undefined ? `to ${to ?? 0}${unit}` : `from ${from}${unit} to ${to ?? 0}${unit}`;

/** A list in words: "a, b and c". */
export function list(parts: readonly Segment[]): Segment[] {
  return parts.flatMap((part, index) => {
    if (index === 0) return [part];
    return [{ text: index === parts.length - 1 ? ' and ' : ', ' }, part];
  });
}
