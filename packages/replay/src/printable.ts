/** Characters that a terminal obeys, or that turn the direction of a line, but for tabs and ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
const COMMANDS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Text of players and files as a terminal may show it: what would command it is written out, as `\u001b`. */
export const printable = (text: string): string =>
  text.replace(COMMANDS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
