import { type Card, type CardType, FACTIONS, type Faction, textOf } from '@astris/engine/language';

import { CARD_TYPES } from './card-types';

/** What the catalog is narrowed to. */
export interface CardFilter {
  type?: CardType;
  faction?: Faction;
  /** Words, each of which stands in a name, a trait or the text of either face. */
  text: string;
}

const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined => list.find((one) => one === text);

/** The filter that an address asks for; what it does not know is left out. */
export const filterOf = (params: { type: string; faction: string; text: string }): CardFilter => ({
  type: oneOf(CARD_TYPES, params.type),
  faction: oneOf(FACTIONS, params.faction),
  text: params.text.trim().slice(0, 100),
});

const factionsOf = (card: Card): readonly Faction[] =>
  card.type === 'Storyline' ? [] : card.type === 'Homeworld' ? card.factions : [card.faction];

/** All that can be read on a card, in small letters. */
function words(card: Card): string {
  const { front, back } = textOf(card);
  const names = [card.name, 'fallen' in card ? card.fallen.name : '', card.type === 'Storyline' ? card.back.name : ''];
  const drives =
    card.type === 'Character' ? [...card.front.drives, ...card.fallen.drives] : 'drives' in card ? card.drives : [];
  const lines = [...front, ...back].map(({ text }) => text);
  return [...names, ...(card.traits ?? []), ...drives, ...lines].join('\n').toLowerCase();
}

/** The cards that fit, in the order given. */
export function findCards(cards: readonly Card[], { type, faction, text }: CardFilter): Card[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (type && card.type !== type) return false;
    if (faction && !factionsOf(card).includes(faction)) return false;
    if (wanted.length === 0) return true;
    const said = words(card);
    return wanted.every((word) => said.includes(word));
  });
}
