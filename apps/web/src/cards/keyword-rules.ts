import { type Card, textOf } from '@astris/engine/language';
import { GLOSSARY, RULES, type RuleId, ruleById, ruleNamed } from '@astris/rulebook';

/** A word that a card uses in its meaning of the rules. */
export interface RuleWord {
  term: string;
  definition: string;
  /** The rule that says most about it. */
  rule: RuleId;
}

const KEYWORD_SECTION = 14;

/** A keyword's rule is "Elusive: can't be intercepted." or, where it stands elsewhere, "Enduring (8.9.5)." */
function keywordOf(id: RuleId): RuleWord[] {
  const [, term, reference, definition] = /^(\w+)(?: N)?(?: \(([\d.]+)\)\.|: (.+))$/.exec(textOfRule(id)) ?? [];
  if (!term) return [];
  const rule = (reference && ruleNamed(reference)) || id;
  return [{ term, definition: definition ?? textOfRule(rule), rule }];
}

const textOfRule = (id: RuleId): string =>
  ruleById(id)
    .text.map(({ text }) => text)
    .join(' ');

const WORDS: ReadonlyMap<string, RuleWord> = new Map([
  ...GLOSSARY.flatMap((entry) =>
    entry.term.split(', ').map((form): [string, RuleWord] => [form, { ...entry, rule: entry.rule }]),
  ),
  ...RULES.filter(({ section }) => section === KEYWORD_SECTION)
    .flatMap(({ id }) => keywordOf(id))
    .map((word): [string, RuleWord] => [word.term, word]),
]);

/** Words of the book that need no explanation on every card. */
const PLAIN = new Set(['Act', 'Activate', 'Chapter', 'Character', 'Map', 'Owner', 'Ready', 'Storyline', 'Maneuver']);

/** The rule behind a keyword as it is printed: "Resilient 2", "Attach to a Character". */
export const ruleWord = (keyword: string): RuleWord | undefined =>
  keyword === 'Partner' ? WORDS.get('Partnered') : WORDS.get(/^\w+/.exec(keyword)?.[0] ?? '');

/** The words of rules on a card, in the order in which they stand on it. */
export function ruleWordsOf(card: Card): RuleWord[] {
  const { front, back } = textOf(card);
  const said = [...front, ...back].map(({ text }) => text).join('\n');
  const words = (said.match(/\b[A-Z][a-z]+\b/g) ?? [])
    .filter((word) => !PLAIN.has(word))
    .flatMap((word) => WORDS.get(word) ?? []);
  return [...new Map(words.map((word) => [word.rule, word])).values()];
}
