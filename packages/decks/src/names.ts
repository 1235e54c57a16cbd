import { type Card, fold } from '@astris/engine/language';
import { distance } from 'fastest-levenshtein';

export interface Names {
  /** The card of that front name (2.2), however it is typed and with whatever signs between its letters, or of that set and number: "AST 041". */
  find(name: string): Card | undefined;
  /** Front names that may have been meant, the likeliest first; at most three. */
  suggest(name: string): string[];
}

const otherFace = (card: Card) => {
  if (card.type === 'Character') return card.fallen.name;
  return card.type === 'Storyline' ? card.back.name : undefined;
};

/** How unlike a typed name and a card's are: 0 when one begins with the other, Infinity when nothing speaks for it. */
const unlikeness = (typed: string, name: string): number => {
  const begins = typed.length >= 3 && (name.startsWith(typed) || typed.startsWith(name));
  if (begins) return 0;
  const far = distance(typed, name);
  if (far <= Math.max(2, Math.floor(name.length / 3))) return far;
  return typed.length >= 4 && name.includes(typed) ? name.length : Number.POSITIVE_INFINITY;
};

/** A set and a number alone, which name a card: "AST 041". */
export const PRINTING = /^[([]?([a-z]{2,5})[)\]]?[\s-]*#?0*(\d+)[)\]]?$/i;
const printingKey = (set: string, number: number | string): string => `${set.toUpperCase()} ${number}`;

/** A name as far as nobody gets it wrong: without apostrophes, commas, dashes and spaces. */
const lettersOf = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

export const namesOf = (cards: Iterable<Card>): Names => {
  const all = [...cards];
  const byName = new Map(all.map((card) => [fold(card.name), card]));
  const byLetters = new Map<string, Card | undefined>();
  for (const card of all) byLetters.set(lettersOf(card.name), byLetters.has(lettersOf(card.name)) ? undefined : card);
  const byPrinting = new Map(all.map((card) => [printingKey(card.printing.set, card.printing.number), card]));
  return {
    find: (name) => {
      const [, set, number] = PRINTING.exec(name.trim()) ?? [];
      return (
        byName.get(fold(name)) ??
        byLetters.get(lettersOf(name)) ??
        (set && number ? byPrinting.get(printingKey(set, number)) : undefined)
      );
    },
    suggest: (name) => {
      const typed = fold(name);
      if (!typed) return [];
      return [...byName]
        .map(([known, card]) => {
          const back = otherFace(card);
          const unlike = Math.min(unlikeness(typed, known), back ? unlikeness(typed, fold(back)) : Infinity);
          return { name: card.name, unlike };
        })
        .filter(({ unlike }) => unlike < Number.POSITIVE_INFINITY)
        .sort((a, b) => a.unlike - b.unlike || a.name.localeCompare(b.name))
        .slice(0, 3)
        .map((suggestion) => suggestion.name);
    },
  };
};
