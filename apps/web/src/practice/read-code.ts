import type { CodeProblem } from '@astris/decks';
import type { DeckList } from '@astris/engine';

/** The list of a code or of a link to one, if it is legal; what is wrong with it otherwise. Cards are loaded for that alone. */
export async function readCode(text: string): Promise<{ list: DeckList } | { problem: CodeProblem | 'notLegal' }> {
  const [{ GAME_POOL, POOL }, { pastedForm, readDeckCode }, { checkDeck, RULESET }] = await Promise.all([
    import('@astris/cards'),
    import('@astris/decks'),
    import('@astris/engine'),
  ]);
  const form = pastedForm(text);
  if (form.form !== 'code') return { problem: 'malformed' };
  const read = readDeckCode(form.code, POOL);
  if (!('list' in read)) return read;
  return checkDeck(RULESET, GAME_POOL, read.list).length > 0 ? { problem: 'notLegal' } : { list: read.list };
}
