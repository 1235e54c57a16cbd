/** Addresses inside the site, made from names that people chose. */
export const profileHref = (name: string): string => `/player/${encodeURIComponent(name)}`;
export const gameHref = (match: string): string => `/game/${match}`;
export const matchHref = (match: string): string => `/match/${match}`;
export const cardHref = (card: string): string => `/cards/${card}`;
export const deckHref = (deck: string): string => `/decks/${deck}`;
