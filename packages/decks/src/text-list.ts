import type { DeckList } from '@astris/engine/deck-list';
import type { Card, CardId } from '@astris/engine/language';
import { type Names, namesOf } from './names';
import { cardOf, type Pool } from './pool';

const copies = (list: Record<CardId, number>) => Object.values(list).reduce((sum, n) => sum + n, 0);

/** A deck list as text: a heading for each part, and a line "2 Name" for each card. Throws UnknownCard. */
export const exportText = (list: DeckList, pool: Pool): string => {
  const line = (id: CardId, n: number) => `${n} ${cardOf(pool, id).name}`;
  const part = (heading: string, cards: Record<CardId, number>) => {
    const lines = Object.entries(cards)
      .map(([id, n]) => line(id, n))
      .sort((a, b) => a.replace(/^\d+ /, '').localeCompare(b.replace(/^\d+ /, '')));
    return [`${heading} (${copies(cards)})`, ...lines].join('\n');
  };
  const parts = [
    `Homeworld\n${line(list.homeworld, 1)}`,
    `Starter\n${line(list.starter, 1)}`,
    part('Main deck', list.main),
    ...(copies(list.sideboard) ? [part('Sideboard', list.sideboard)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
};

export type ImportProblem = 'unknown card' | 'number' | 'one only' | 'wrong part' | 'missing' | 'too long';
export interface ImportError {
  /** From 1; 0 when no line is to blame. */
  line: number;
  text: string;
  problem: ImportProblem;
  message: string;
  /** Names that may have been meant. */
  suggestions: string[];
}
/** What could be read. `list` is there when nothing is wrong with the text; whether it is legal (2) is another question. */
export interface Imported {
  list?: DeckList;
  draft: Partial<Pick<DeckList, 'homeworld' | 'starter'>> & Pick<DeckList, 'main' | 'sideboard'>;
  errors: ImportError[];
}

type Part = 'homeworld' | 'starter' | 'main' | 'sideboard';
const HEADINGS: [RegExp, Part][] = [
  [/^home ?worlds?$/, 'homeworld'],
  [/^(starter|starters|starter character|starting character)$/, 'starter'],
  [/^(main|deck|main ?deck|mainboard|cards)$/, 'main'],
  [/^(side ?board|side|sb)$/, 'sideboard'],
];
const headingOf = (line: string): Part | undefined => {
  const bare = line
    .toLowerCase()
    .replace(/^[#=*[\s]+|[:=*\]\s]+$/g, '')
    .replace(/\s*\(\d+\)$/, '');
  return HEADINGS.find(([pattern]) => pattern.test(bare))?.[1];
};

const MOST_LINES = 400;
const MOST_COPIES = 99;
/** "2 Name", "2x Name", "Name x2", "Name"; a printing like "(AST 41)" at the end is passed over. */
const readLine = (line: string): { n: number; name: string } => {
  const text = line.replace(/^[-*•]\s+/, '').replace(/\s*[([][A-Z]{2,5}[)\]]?\s*#?\d+[)\]]?$/, '');
  const before = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(text);
  if (before) return { n: Number(before[1]), name: before[2] ?? '' };
  const after = /^(.+?)\s+[x×]\s*(\d+)$/i.exec(text);
  if (after) return { n: Number(after[2]), name: after[1] ?? '' };
  return { n: 1, name: text };
};

class Reading {
  readonly draft: Imported['draft'] = { main: {}, sideboard: {} };
  readonly errors: ImportError[] = [];
  private part: Part = 'main';

  constructor(private readonly names: Names) {}

  private refuse(line: number, text: string, problem: ImportProblem, message: string, suggestions: string[] = []) {
    this.errors.push({ line, text, problem, message, suggestions });
  }

  read(line: number, raw: string) {
    const text = raw.trim();
    if (!text || text.startsWith('//')) return;
    const heading = headingOf(text);
    if (heading) {
      this.part = heading;
      return;
    }
    if (text.startsWith('#')) return;
    const aside = /^sb:\s*(.+)$/i.exec(text);
    const { n, name } = readLine(aside?.[1] ?? text);
    const card = this.names.find(name);
    if (!card) {
      const suggestions = this.names.suggest(name);
      const hint = suggestions[0] ? ` Did you mean ${suggestions[0]}?` : '';
      this.refuse(line, text, 'unknown card', `There is no card named “${name}”.${hint}`, suggestions);
    } else if (n < 1 || n > MOST_COPIES) {
      this.refuse(line, text, 'number', `A number of copies is from 1 to ${MOST_COPIES}.`);
    } else this.put(line, text, card, n, aside ? 'sideboard' : this.part);
  }

  private put(line: number, text: string, card: Card, n: number, part: Part) {
    const homeworld = card.type === 'Homeworld';
    if (homeworld || part === 'homeworld' || part === 'starter') {
      const place = homeworld ? 'homeworld' : part === 'starter' ? 'starter' : undefined;
      const what = part === 'starter' || !homeworld ? 'Starter Character' : 'Homeworld';
      if (!place || (part === 'starter' && card.type !== 'Character')) {
        const reason = part === 'homeworld' ? 'a Homeworld' : 'a Starter Character';
        this.refuse(line, text, 'wrong part', `${card.name} is a ${card.type}, not ${reason} (2.1).`);
      } else if (n > 1 || this.draft[place] !== undefined) {
        this.refuse(line, text, 'one only', `A deck list has one ${what} (2.1).`);
      } else this.draft[place] = card.id;
      return;
    }
    const cards = this.draft[part as 'main' | 'sideboard'];
    cards[card.id] = (cards[card.id] ?? 0) + n;
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

/** Reads what people paste. Nothing is guessed: each line that can't be read is an error, with names that may be meant. */
export const importText = (text: string, pool: Pool): Imported => {
  const reading = new Reading(namesOf(pool.values()));
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) {
    const message = `A list has at most ${MOST_LINES} lines.`;
    return {
      draft: reading.draft,
      errors: [{ line: MOST_LINES + 1, text: '', problem: 'too long', message, suggestions: [] }],
    };
  }
  lines.forEach((line, at) => {
    reading.read(at + 1, line.slice(0, 200));
  });
  return reading.finish();
};
