import { RULES, type Rule, type RuleId, SECTIONS, textOfRule } from '@astris/rulebook';
import MiniSearch from 'minisearch';

/** A rule that answers a search. */
export interface Found {
  id: RuleId;
  /** Under what it stands: its own title, or the heading over it. */
  heading: string;
  text: string;
  /** The words of it that were looked for. */
  words: readonly string[];
}
export interface Answer {
  found: readonly Found[];
  /** Nothing has the words as they were typed; these have words close to them. */
  near: boolean;
}

const LONGEST = 100;
const NOTHING: Answer = { found: [], near: false };

function headingOf({ title, section, part }: Rule): string {
  const home = SECTIONS.find(({ number }) => number === section);
  return title ?? home?.parts?.find(({ number }) => number === part)?.title ?? home?.title ?? '';
}
const PAGES: readonly Found[] = RULES.map((rule) => ({
  id: rule.id,
  heading: headingOf(rule),
  text: textOfRule(rule.id),
  words: [],
}));
const BY_ID = new Map(PAGES.map((page) => [page.id, page]));

let made: MiniSearch<Found> | undefined;
/** The index, made at the first search. */
function index(): MiniSearch<Found> {
  if (!made) {
    made = new MiniSearch<Found>({
      fields: ['heading', 'text'],
      searchOptions: { boost: { heading: 3 }, combineWith: 'AND' },
    });
    made.addAll(PAGES);
  }
  return made;
}

const NUMBER = /^\d{1,2}(\.\d*)*[a-z]?$/;
/** "8.1" is 8.1, its parts, and whatever begins so; the nearest first, in the order of the book. */
const numbered = (number: string): Found[] => {
  const rank = (id: string) => (id === number ? 0 : id.startsWith(`${number.replace(/\.$/, '')}.`) ? 1 : 2);
  const fits = PAGES.filter(({ id }) => id.startsWith(number));
  return [0, 1, 2].flatMap((place) => fits.filter(({ id }) => rank(id) === place));
};

/** The query as the address has it. */
export const queryOf = (text: string): string => text.slice(0, LONGEST);

/** Rules and terms that hold every word of a query, or a word that begins so; a number stands for the rules that begin with it. */
export function searchBook(query: string): Answer {
  const asked = queryOf(query).split(/\s+/).filter(Boolean);
  const numbers = asked.filter((word) => NUMBER.test(word));
  const words = asked.filter((word) => !NUMBER.test(word)).join(' ');
  if (asked.length === 0) return NOTHING;
  const only =
    numbers.length > 0 ? new Set(numbers.flatMap((number) => numbered(number).map(({ id }) => id))) : undefined;
  if (words === '') return { found: numbers.flatMap(numbered), near: false };
  for (const near of [false, true]) {
    const hits = index().search(words, { prefix: true, fuzzy: near && 0.25 });
    const found = hits.flatMap(({ id, terms }): Found[] => {
      const page = BY_ID.get(id);
      return page && (only?.has(page.id) ?? true) ? [{ ...page, words: terms }] : [];
    });
    if (found.length > 0) return { found, near };
  }
  return NOTHING;
}

/** A text cut into what was looked for and what was not. */
export function highlighted(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }];
  const safe = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${safe.join('|')})(?![\\p{L}\\p{N}])`, 'giu'))
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
