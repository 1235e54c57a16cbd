import type { PracticeDeck } from '@astris/practice';

/** The deck of a code or of a link to one, if it is legal; what is wrong with it otherwise. Cards are loaded for that alone. */
export async function readCode(text: string): Promise<{ deck: PracticeDeck } | { problem: string }> {
  const [{ GAME_POOL, POOL }, { pastedForm, readDeckCode }, { checkDeck, RULESET }] = await Promise.all([
    import('@astris/cards'),
    import('@astris/decks'),
    import('@astris/engine'),
  ]);
  const form = pastedForm(text);
  if (form.form !== 'code') return { problem: 'This is not a deck code.' };
  const read = readDeckCode(form.code, POOL);
  if (!('list' in read)) return { problem: read.message };
  return checkDeck(RULESET, GAME_POOL, read.list).length > 0
    ? { problem: 'This deck is not legal: open it in the deck editor to see why.' }
    : { deck: { name: 'Deck from a code', list: read.list } };
}
