import type { Card, Keyword } from '@astris/engine/language';
import { fieldNamed, parse, print, setField } from '@astris/search';

/** A search that a card suggests: others that share something with it. */
export interface Alike {
  words: string;
  query: string;
}
const ask = (field: string, value: string): string => {
  const known = fieldNamed(field);
  return print(setField(parse('').tree, known?.name ?? 'name', [value.toLowerCase()]));
};
const keywordName = (keyword: Keyword): string =>
  typeof keyword === 'string' ? keyword : 'plunder' in keyword ? 'Plunder' : 'Resilient';

/** Searches for what a card shares with others: its type, subtypes, factions, Drives and keywords. */
export function alike(card: Card): Alike[] {
  const factions = card.type === 'Storyline' ? [] : card.type === 'Homeworld' ? card.factions : [card.faction];
  const drives = card.type === 'Character' ? card.front.drives : card.type === 'Storyline' ? card.drives : [];
  const keywords = card.type === 'Character' ? card.front.keywords : 'keywords' in card ? card.keywords : [];
  const asked: [field: string, values: readonly string[]][] = [
    ['type', [card.type]],
    ['subtype', card.traits ?? []],
    ['faction', factions],
    ['drive', drives],
    ['keyword', (keywords ?? []).map(keywordName)],
  ];
  return asked.flatMap(([field, values]) => values.map((value) => ({ words: value, query: ask(field, value) })));
}
