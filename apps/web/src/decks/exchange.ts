import type { DeckList } from '@astris/engine';

/** A line of a pasted list that can't be read. */
export interface ReadProblem {
  /** From 1; 0 when no line is to blame. */
  line: number;
  message: string;
}
export type ReadDeck = { list: DeckList } | { problems: ReadProblem[] };

const CODE = /^[\w-]{24,}$/;

/** Reading and writing lists needs every card, so both are fetched when they are first used. */
const load = () => Promise.all([import('@astris/decks'), import('@astris/cards')]);

/** What somebody pasted: a deck code, or a list as text. */
export async function readDeck(pasted: string): Promise<ReadDeck> {
  const [{ importText, readDeckCode }, { POOL }] = await load();
  const text = pasted.trim();
  if (CODE.test(text)) {
    const read = readDeckCode(text, POOL);
    return 'list' in read ? { list: read.list } : { problems: [{ line: 0, message: read.message }] };
  }
  const { list, errors } = importText(text, POOL);
  return list ? { list } : { problems: errors.map(({ line, message }) => ({ line, message })) };
}

/** The list as text, or as a short code. Throws when the list names a card that there is not, or no Homeworld yet. */
export async function writeDeck(list: DeckList, form: 'text' | 'code'): Promise<string> {
  const [{ deckCode, exportText }, { POOL }] = await load();
  return form === 'text' ? exportText(list, POOL) : deckCode(list, POOL);
}
