import type { Card } from '@astris/engine/language';
import type { TestTitle } from '@astris/rulebook/titles';

/** The folder that a card's file, and its scenarios, stand in. */
export const homeOf = (card: Card): string => {
  if (card.type === 'Storyline') return 'storylines';
  const faction = card.type === 'Homeworld' ? card.factions[0] : card.faction;
  return faction.toLowerCase().replace(' ', '-');
};
/** The card's name that a title begins with: all before its first colon. */
const nameIn = (title: string): string => title.split(': ')[0] ?? '';

/** Titles of scenarios that name no card or stand in another card's folder, and cards that no title names, in sentences. */
export function faultsOf(titles: readonly TestTitle[], cards: readonly Card[]): string[] {
  const byName = new Map(cards.map((card) => [card.name, card]));
  const named = new Set(titles.map(({ title }) => nameIn(title)));
  return [
    ...titles.flatMap(({ file, line, title }) => {
      const card = byName.get(nameIn(title));
      if (!card || !title.includes(': ')) return [`${file}:${line}: “${title}” names no card`];
      return file.startsWith(`${homeOf(card)}/`)
        ? []
        : [`${file}:${line}: ${card.name} belongs to the folder ${homeOf(card)}`];
    }),
    ...cards.filter(({ name }) => !named.has(name)).map(({ name }) => `${name} has no scenario`),
  ];
}
