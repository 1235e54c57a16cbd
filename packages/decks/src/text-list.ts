import type { DeckList } from '@astris/engine/deck-list';
import type { Card } from '@astris/engine/language';
import { headingOf, inlinePart, looksLikeHeading, MOST_COPIES, type Part, readLine } from './lines';
import { type Names, namesOf, PRINTING } from './names';
import { isAboutTheList, linesOf, plainLine } from './plain-text';
import type { Pool } from './pool';

export type ImportProblem =
  | 'unknown card'
  | 'number'
  | 'one only'
  | 'wrong part'
  | 'unread part'
  | 'missing'
  | 'too long';
/** What is wrong in detail, with the names and numbers that it is about; who says it in another language goes by this. */
export type ImportReason =
  | { why: 'tooManyCopies'; most: number }
  | { why: 'unclearCopies' | 'oneHomeworld' | 'oneStarter' }
  | { why: 'unreadPart'; part: string; lines: number }
  | { why: 'homeworldAside'; card: string }
  | { why: 'notHomeworld' | 'notStarter'; card: string; type: string }
  | { why: 'tooLong'; most: number };
export interface ImportError {
  /** From 1; 0 when no line is to blame. */
  line: number;
  text: string;
  /** The name as it was typed: what a suggestion would take the place of; '' when no name is to blame. */
  typed: string;
  problem: ImportProblem;
  message: string;
  /** None for an unknown card, of which `typed` says all, and for what is missing. */
  reason?: ImportReason;
  /** Names that may have been meant. */
  suggestions: string[];
}
/** What could be read. `list` is there when nothing is wrong with the text; whether it is legal (2) is another question. */
export interface Imported {
  list?: DeckList;
  draft: Partial<Pick<DeckList, 'homeworld' | 'starter'>> & Pick<DeckList, 'main' | 'sideboard'>;
  errors: ImportError[];
}

const TOO_MANY = `A number of copies is from 1 to ${MOST_COPIES}, on all lines together.`;
const TOO_MANY_COPIES: ImportReason = { why: 'tooManyCopies', most: MOST_COPIES };

/** A part that decks have not, and how many lines stand under it. */
interface LeftOut {
  error: ImportError;
  lines: number;
}

class Reading {
  readonly draft: Imported['draft'] = { main: {}, sideboard: {} };
  readonly errors: ImportError[] = [];
  private part: Part | LeftOut | 'about' = 'main';
  private isAfterEmpty = false;
  private hasRead = false;

  constructor(private readonly names: Names) {}

  private refuse(
    line: number,
    text: string,
    problem: ImportProblem,
    message: string,
    more: ImportReason | Pick<ImportError, 'typed' | 'suggestions'> = { typed: '', suggestions: [] },
  ): ImportError {
    const about = 'why' in more ? { reason: more, typed: '', suggestions: [] } : more;
    const error = { line, text, problem, message, ...about };
    this.errors.push(error);
    return error;
  }

  read(line: number, raw: string) {
    const text = plainLine(raw).trim();
    if (text !== '') this.readText(line, text);
    this.isAfterEmpty = text === '';
  }

  private readText(line: number, text: string) {
    const heading = headingOf(text);
    if (heading === 'other') return this.leaveOut(line, text);
    if (heading === 'total') return;
    if (heading) {
      // A type's heading stands inside a part.
      if (heading !== 'type') this.part = heading;
      else if (this.part === 'homeworld' || this.part === 'starter' || this.part === 'about') this.part = 'main';
      this.hasRead = true;
      return;
    }
    if (text.startsWith('//') || text.startsWith('#') || isAboutTheList(text)) return;
    const inline = inlinePart(text);
    if (inline) this.readCard(line, text, inline.rest, inline.part);
    else if (typeof this.part === 'string') this.readCard(line, text, text, this.part);
    else this.count(this.part);
  }

  private readCard(line: number, text: string, said: string, part: Part | 'about') {
    const { n, isCounted, name, aside } = readLine(said);
    const card = this.names.find(name) ?? this.names.find(name.replace(/[\s.,;:]+$/, ''));
    if (part === 'about' && (!isCounted || /^name\s/i.test(text))) return;
    if (!card) this.unknown(line, text, name, isCounted);
    else if (n < 1 || n > MOST_COPIES) this.refuse(line, text, 'number', TOO_MANY, TOO_MANY_COPIES);
    else this.put(line, text, card, n, aside ? 'sideboard' : part === 'about' ? 'main' : part);
    this.hasRead ||= card !== undefined;
  }

  private unknown(line: number, text: string, name: string, isCounted: boolean) {
    const suggestions = this.names.suggest(name);
    const isApart = this.isAfterEmpty && this.hasRead && !isCounted && suggestions.length === 0;
    if (isApart || (looksLikeHeading(text) && suggestions.length === 0)) return this.leaveOut(line, text);
    if (/^[^\p{L}]*\d|\d[^\p{L}]*$/u.test(name) && !PRINTING.test(name)) {
      const message = 'How many copies is not clear. Write it like “3 Candle Skiff”.';
      this.refuse(line, text, 'number', message, { why: 'unclearCopies' });
      return;
    }
    const hint = suggestions[0] ? ` Did you mean ${suggestions[0]}?` : '';
    const message = `There is no card named “${name}”.${hint}`;
    this.refuse(line, text, 'unknown card', message, { typed: name, suggestions });
  }

  /** A heading of no part of a deck: nobody knows where the cards under it belong. */
  private leaveOut(line: number, text: string) {
    const message = `“${text}” is no part of a deck.`;
    const error = this.refuse(line, text, 'unread part', message, { why: 'unreadPart', part: text, lines: 0 });
    this.part = { error, lines: 0 };
  }
  private count(left: LeftOut) {
    left.lines += 1;
    const after = left.lines === 1 ? 'The line after it is' : `The ${left.lines} lines after it are`;
    left.error.reason = { why: 'unreadPart', part: left.error.text, lines: left.lines };
    left.error.message = `“${left.error.text}” is no part of a deck. ${after} left out.`;
  }

  private put(line: number, text: string, card: Card, n: number, part: Part) {
    const homeworld = card.type === 'Homeworld';
    if (homeworld && part === 'sideboard') {
      const message = `${card.name} is a Homeworld: a sideboard holds none (2.7).`;
      this.refuse(line, text, 'wrong part', message, { why: 'homeworldAside', card: card.name });
      return;
    }
    if (homeworld || part === 'homeworld' || part === 'starter') {
      const place = homeworld ? 'homeworld' : part === 'starter' ? 'starter' : undefined;
      const what = part === 'starter' || !homeworld ? 'Starter Character' : 'Homeworld';
      if (!place || (part === 'starter' && card.type !== 'Character')) {
        const reason = part === 'homeworld' ? 'a Homeworld' : 'a Starter Character';
        const message = `${card.name} is a ${card.type}, not ${reason} (2.1).`;
        const why = part === 'homeworld' ? 'notHomeworld' : 'notStarter';
        this.refuse(line, text, 'wrong part', message, { why, card: card.name, type: card.type });
      } else if (n > 1 || this.draft[place] !== undefined) {
        const why = what === 'Homeworld' ? 'oneHomeworld' : 'oneStarter';
        this.refuse(line, text, 'one only', `A deck list has one ${what} (2.1).`, { why });
      } else this.draft[place] = card.id;
      return;
    }
    const cards = this.draft[part as 'main' | 'sideboard'];
    const copies = (cards[card.id] ?? 0) + n;
    if (copies > MOST_COPIES) this.refuse(line, text, 'number', TOO_MANY, TOO_MANY_COPIES);
    else cards[card.id] = copies;
  }

  finish(): Imported {
    const { draft, errors } = this;
    const { homeworld, starter, main, sideboard } = draft;
    if (homeworld === undefined) this.refuse(0, '', 'missing', 'The list names no Homeworld (2.1).');
    if (starter === undefined) {
      this.refuse(0, '', 'missing', 'The list names no Starter Character: put one under a line “Starter” (2.1).');
    }
    if (errors.length || homeworld === undefined || starter === undefined) return { draft, errors };
    return { list: { homeworld, starter, main, sideboard }, draft, errors };
  }
}

const MOST_LINES = 400;

/** Reads what people paste. Nothing is guessed: each line that can't be read is an error, with names that may be meant. */
export const importText = (text: string, pool: Pool): Imported => {
  const reading = new Reading(namesOf(pool.values()));
  const lines = linesOf(text);
  if (lines.length > MOST_LINES) {
    const message = `A list has at most ${MOST_LINES} lines.`;
    const reason: ImportReason = { why: 'tooLong', most: MOST_LINES };
    return {
      draft: reading.draft,
      errors: [{ line: MOST_LINES + 1, text: '', typed: '', problem: 'too long', message, reason, suggestions: [] }],
    };
  }
  lines.forEach((line, at) => {
    reading.read(at + 1, line.slice(0, 200));
  });
  return reading.finish();
};

/** Where the name is broken up by what is not seen, the line is written anew in plain letters. */
const mended = (line: string, typed: string, suggestion: string): string =>
  (line.includes(typed) ? line : plainLine(line)).replace(typed, () => suggestion);

/** The pasted text with a suggestion in place of the name that was not found. */
export const mendLine = (
  text: string,
  { line, typed }: Pick<ImportError, 'line' | 'typed'>,
  suggestion: string,
): string =>
  linesOf(text)
    .map((one, at) => (at === line - 1 ? mended(one, typed, suggestion) : one))
    .join('\n');
