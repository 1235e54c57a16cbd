/** What the commands share: what they read and print, and how they end. */
import fs from 'node:fs';
import { problemSentence } from '../parse';
import { printable } from '../printable';
import { type ParsedGame, parseGame } from '../report-file';

/** A command can't do its work; the message says why. */
export class Unusable extends Error {}

/** Where a command reads and prints; tests put their own in. */
export interface Terminal {
  print: (line: string) => void;
  complain: (line: string) => void;
  /** The text of a file, or standard input for `-`. Throws when there is none. */
  read: (place: string) => string;
}
/** A command: its arguments to its exit code. Throws `Unusable` for 2. */
export type Command = (args: string[], terminal: Terminal) => number;

const terminal: Terminal = {
  print: (line) => console.log(printable(line)),
  complain: (line) => console.error(printable(line)),
  read: (place) => fs.readFileSync(place === '-' ? 0 : place, 'utf8'),
};

/** The exit code of a command, with its fault told: 2 where it could not do its work. */
export function codeOf(command: Command, args: string[], given: Terminal = terminal): number {
  try {
    return command(args, given);
  } catch (error) {
    given.complain(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

/** The game in the one file that is named. Throws `Unusable` with a sentence. */
export function readGame(places: readonly string[], { read }: Terminal): Extract<ParsedGame, { ok: true }> {
  const [place, ...more] = places;
  if (!place || more.length > 0) throw new Unusable('Name one file, or - for standard input.');
  let text: string;
  try {
    text = read(place);
  } catch (error) {
    throw new Unusable(`${place} can’t be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = parseGame(withoutBanner(text));
  if (!parsed.ok) throw new Unusable(problemSentence(parsed.problem));
  return parsed;
}

/** npm writes two lines of its own before what a command prints; a file that was made with `>` begins with them. Some editors begin a text with a mark of their own. */
const withoutBanner = (text: string): string => text.replace(/^\uFEFF/, '').replace(/^(?:\s*\n|> .*\n)+/, '');
