type Cell = string | number | boolean | null;

/** A table as RFC 4180 has it: a line of names, then a line each row, ended by CRLF. */
export function csvOf<Key extends string>(
  columns: readonly Key[],
  rows: readonly Readonly<Record<Key, Cell>>[],
): string {
  const lines = [columns.map(cellOf), ...rows.map((row) => columns.map((column) => cellOf(row[column])))];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Text is quoted, so that no spreadsheet takes a name for a number or a formula for its own; an unknown is empty. */
function cellOf(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
