/** What somebody pasted: a list as text, a deck code, or a link to a deck. */
export type Pasted = { form: 'text'; text: string } | { form: 'code'; code: string } | { form: 'deck'; deckId: string };

/** A code begins with its version (1), so its first letters are few; what is as long as no name is one too, a damaged one. */
const CODE = /^A[Q-Za-f][\w-]{9,}$|^[\w-]{24,}$/;
const CODE_LINK = /\/decks\/code\/([\w-]+)/;
const DECK_LINK = /\/decks\/([\w-]+)(?:[?#]\S*)?$/;

/** Tells the forms apart. A link may be of any site: what counts is its path. */
export function pastedForm(pasted: string): Pasted {
  const text = pasted.trim();
  const isOneWord = text !== '' && !/\s/.test(text);
  const linked = isOneWord ? CODE_LINK.exec(text)?.[1] : undefined;
  if (linked) return { form: 'code', code: linked };
  const deckId = isOneWord ? DECK_LINK.exec(text)?.[1] : undefined;
  if (deckId) return { form: 'deck', deckId };
  return isOneWord && CODE.test(text) ? { form: 'code', code: text } : { form: 'text', text: pasted };
}
