/** Addresses inside the site, made from names that people chose. */
export const profileHref = (name: string): string => `/player/${encodeURIComponent(name)}`;
export const gameHref = (match: string): string => `/game/${match}`;
/** Where a finished game is stepped through, and the file that it is read from. */
export const replayHref = (match: string): string => `/game/${match}/replay`;
export const replayFileHref = (match: string): string => `/game/${match}/replay.json`;
export const matchHref = (match: string): string => `/match/${match}`;
export const cardHref = (card: string): string => `/cards/${card}`;
/** A card as data. */
export const cardFileHref = (card: string): string => `/cards/${card}.json`;
export const deckHref = (deck: string): string => `/decks/${deck}`;
/** A list that its code holds, for anybody to read. */
export const deckCodeHref = (code: string): string => `/decks/code/${code}`;
/** A report of a player, for moderators. */
export const reportHref = (reference: string): string => `/moderation/${reference}`;
/** All pictures of cards on one page. */
export const artHref = (size: 'small' | 'large' = 'large'): string =>
  size === 'small' ? '/cards/art?size=small' : '/cards/art';
export const FRIENDS = '/friends';
/** Where one learns: six puzzles and a first game. */
export const LEARN = '/learn';
export const FIRST_GAME = '/learn/first-game';
export const PRACTICE = '/practice';
export const puzzleHref = (puzzle: string): string => `/learn/${puzzle}`;
