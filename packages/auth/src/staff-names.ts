/** Names that would be read as the site's own: of who looks after it, or of a bot. */
import { nameSkeleton } from '@astris/db';

/** Whoever has one of these anywhere as a word claims an office. */
const OFFICES = ['admin', 'administrator', 'sysadmin', 'moderator', 'staff', 'official'];
/** Words that claim one when the name holds nothing else. */
const WORDS = [...OFFICES, 'mod', 'support', 'operator', 'owner', 'system', 'server', 'developer', 'dev', 'team'];
const FILLERS = ['astris', 'online', 'the', 'game', 'site'];
/** The bots. */
const BOTS = ['recruit', 'captain', 'bot'];

const lookOf = (text: string): string => nameSkeleton(text.toLowerCase());
const looks = (words: readonly string[]): string[] => words.map(lookOf);
const [offices, alone, bots] = [looks(OFFICES), looks([...WORDS, ...FILLERS]), looks(BOTS)];
/** Offices written together with something else: `adminjohn`, `thegamemoderator`. */
const joined = looks(['admin', 'moderator']);

/** Whether a name, in its normalised form, reads as one of the site's own, in whatever letters that look alike. */
export function isReservedName(name: string): boolean {
  const words = wordsOf(name).map(lookOf);
  const whole = words.join('');
  if (words.length === 1 && bots.includes(whole)) return true;
  if (words.some((word) => offices.includes(word) || offices.includes(word.replace(/s$/, '')))) return true;
  if (joined.some((office) => whole.startsWith(office) || whole.endsWith(office))) return true;
  return isMadeOf(whole, alone);
}

/** The words of a name: between separators, at a capital after a small letter, and without digits at the end. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[ \-_.']+/u)
    .map((word) => word.replace(/\p{N}+$/u, ''))
    .filter((word) => word !== '');
}

/** Whether a text is these words and nothing else, written together. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (!reached.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return text.length > 0 && reached.has(text.length);
}
