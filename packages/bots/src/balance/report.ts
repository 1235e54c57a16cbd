/** The figures as text for a terminal, or as Markdown for the docs: the same table either way. */
import { type CardLine, neverPlayed } from './cards';
import type { Figures } from './figures';
import { ratioOf, type Share, type Spread, wilson } from './statistics';
import type { Line } from './targets';

export interface Balance {
  readonly figures: Figures;
  readonly targets: readonly Line[];
  readonly cards: readonly CardLine[];
  /** "captain against captain, seed 1" */
  readonly title: string;
  /** Whether there is a line for each card. */
  readonly eachCard: boolean;
}
type Form = 'text' | 'markdown';
type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`;
const plain = (x: number): string => (Number.isInteger(x) ? String(x) : x.toFixed(1));
const withInterval = (share: Share): string => {
  const { low, high } = wilson(share);
  return `${percent(ratioOf(share))} (${percent(low)} to ${percent(high)})`;
};
const spread = ({ low, median, high }: Spread): string => `${plain(median)} (${plain(low)} to ${plain(high)})`;

function targetTable(lines: readonly Line[]): Table {
  const rows = lines.map(({ what, share, number, least, most, holds }) => {
    const range = share ? `${Math.round(least * 100)} to ${Math.round(most * 100)}%` : `${least} to ${most}`;
    const under = least === 0 ? `under ${Math.round(most * 100)}%` : range;
    return [what, share ? withInterval(share) : plain(number ?? 0), under, holds ? 'holds' : 'misses'];
  });
  return { head: ['target', 'found', 'meant', ''], rows };
}
function figureTable(figures: Figures): Table {
  const { completed, skipped, adjudicated } = figures;
  const rows = [
    ['Acts in a game', figures.actsPerGame.toFixed(2)],
    ['turns in an Act, median (quartiles)', spread(figures.turnsPerAct)],
    ['turns in a game, median (quartiles)', spread(figures.turnsPerGame)],
    ['decisions in a game, median (quartiles)', spread(figures.decisionsPerGame)],
    ['Acts ended by a completed Storyline', withInterval(completed)],
    ['Acts ended by skipping a last Chapter', withInterval(skipped)],
    ['Acts ended by adjudication (19.3)', withInterval(adjudicated)],
  ];
  return { head: ['figure', 'found'], rows };
}
function cardTable(lines: readonly CardLine[]): Table {
  const rows = lines.map(({ name, had, drawn, played, won }) => [
    name,
    String(had),
    percent(ratioOf(drawn)),
    percent(ratioOf(played)),
    won.of === 0 ? 'never played' : withInterval(won),
  ]);
  return { head: ['card', 'in decks', 'drawn', 'played when drawn', 'won when played'], rows };
}

/** As it stands in a terminal, or as the formatter leaves it in a document. */
function written({ head, rows }: Table, form: Form): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, at) => cell.padEnd(widths[at] ?? 0));
    return form === 'text' ? padded.join('  ').trimEnd() : `| ${padded.join(' | ')} |`;
  };
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
/** The whole report; its last line says how many targets hold. */
export function reportOf(balance: Balance, form: Form): string {
  const table = (one: Table): string => written(one, form);
  const never = neverPlayed(balance.cards);
  const { games } = balance.figures;
  const held = balance.targets.filter(({ holds }) => holds).length;
  const parts = [
    form === 'text'
      ? `${games} games, ${balance.title}`
      : `# Balance\n\n${games} games, ${balance.title}; intervals are Wilson’s at 95%.`,
    table(targetTable(balance.targets)),
    table(figureTable(balance.figures)),
    ...(balance.eachCard ? [table(cardTable(balance.cards))] : []),
    never.length === 0 ? 'Cards never played: none.' : `Cards never played (${never.length}): ${never.join('; ')}.`,
    `balance: ${held}/${balance.targets.length} targets hold over ${games} games`,
  ];
  return parts.join('\n\n');
}
