import { type Card, factionsOf, keywordName } from '@astris/engine/language';
import { type ChoiceName, print, setField } from '@astris/search';
import { faceOf } from '@astris/ui/cards';

/** A search that a card suggests: others that share something with it. */
export interface Alike {
  words: string;
  query: string;
}

/** Searches for what a card shares with others: its type, subtypes, factions, Drives and keywords. */
export function alike(card: Card): Alike[] {
  const { drives, keywords } = faceOf(card);
  const asked: [field: ChoiceName, values: readonly string[]][] = [
    ['type', [card.type]],
    ['subtype', card.traits ?? []],
    ['faction', factionsOf(card)],
    ['drive', drives],
    ['keyword', keywords.map(keywordName)],
  ];
  return asked.flatMap(([field, values]) =>
    values.map((value) => ({ words: value, query: print(setField(null, field, [value.toLowerCase()])) })),
  );
}
