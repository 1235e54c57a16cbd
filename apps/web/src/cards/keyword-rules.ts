import { type Card, textOf } from '@astris/engine/language';
import { type Term, type TermId, termWritten } from '@astris/rulebook/terms';

/** Words of the book that need no explanation on every card: Act, Activate, Chapter, Character, Maneuver, Map, owner, ready, Storyline. */
const PLAIN: ReadonlySet<TermId> = new Set<TermId>([
  '18.1',
  '18.2',
  '18.9',
  '18.10',
  '18.22',
  '18.23',
  '18.24',
  '18.28',
  '18.35',
]);

/** The term behind a keyword as it is printed: "Resilient 2", "Attach to a Character". */
export const ruleWord = (keyword: string): Term | undefined => termWritten(/^\w+/.exec(keyword)?.[0] ?? '');

/** The words of rules on a card, in the order in which they stand on it. */
export function ruleWordsOf(card: Card): Term[] {
  const { front, back } = textOf(card);
  const said = [...front, ...back].map(({ text }) => text).join('\n');
  const terms = (said.match(/\b[A-Z][a-z]+\b/g) ?? [])
    .flatMap((word) => termWritten(word) ?? [])
    .filter(({ id }) => !PLAIN.has(id));
  return [...new Map(terms.map((term) => [term.id, term])).values()];
}
