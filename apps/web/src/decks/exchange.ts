import { POOL } from '@astris/cards';
import {
  type Decoded,
  deckCode,
  exportText,
  type ImportError,
  type Imported,
  importText,
  pastedForm,
  readDeckCode,
} from '@astris/decks';
import type { DeckList } from '@astris/engine';
import { nameOfSegment } from '../site/name-of-segment';
import { codeWords, lineWords, type TranslateDecks } from './problem-words';

export type ReadProblem = Pick<ImportError, 'line' | 'message' | 'typed' | 'suggestions'>;
export interface ReadDeck {
  /** All that could be read; null when that is nothing. What is missing yet is ''. */
  list: DeckList | null;
  /** What could not be read. Empty when the list is all that was pasted. */
  problems: ReadProblem[];
}

const failed = (message: string): ReadDeck => ({
  list: null,
  problems: [{ line: 0, message, typed: '', suggestions: [] }],
});

const isNothing = ({ homeworld, starter, main, sideboard }: Imported['draft']): boolean =>
  !homeworld && !starter && Object.keys(main).length + Object.keys(sideboard).length === 0;

/**
 * What somebody pasted: a list as text, a deck code, or a link. `fetchDeck` gives the list of a deck by its id, or null where
 * there is none to see. A list without Homeworld or Starter is read: its legality says what it lacks.
 */
export async function readDeck(
  pasted: string,
  fetchDeck: (deckId: string) => Promise<DeckList | null>,
  t: TranslateDecks,
): Promise<ReadDeck> {
  const form = pastedForm(pasted);
  if (form.form === 'code') {
    const read = readDeckCode(form.code, POOL);
    return 'list' in read ? { list: read.list, problems: [] } : failed(codeWords(read.problem, t));
  }
  if (form.form === 'deck') {
    const list = await fetchDeck(form.deckId);
    return list ? { list, problems: [] } : failed(t('problems.list.noDeck'));
  }
  const { draft, errors } = importText(form.text, POOL);
  const problems = errors
    .filter(({ problem }) => problem !== 'missing')
    .map((error) => ({ ...error, message: lineWords(error, t) }));
  if (isNothing(draft))
    return { list: null, problems: problems.length > 0 ? problems : failed(t('problems.list.noCard')).problems };
  return { list: { homeworld: '', starter: '', ...draft }, problems };
}

/** The list of a code in an address, with what a chat or a sentence may have left on it. */
export function readCodeOfAddress(segment: string): Decoded {
  const form = pastedForm(nameOfSegment(segment));
  return readDeckCode(form.form === 'code' ? form.code : segment, POOL);
}

/** The list as text, or as a short code. Throws when the list names a card that there is not. */
export const writeDeck = (list: DeckList, form: 'text' | 'code'): string =>
  form === 'text' ? exportText(list, POOL) : deckCode(list, POOL);
