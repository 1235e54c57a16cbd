/** A game in words, for a terminal. */
import { POOL } from '@astris/cards';
import { type Game, type GameEvent, type GameResult, viewFor } from '@astris/engine';
import type { Card } from '@astris/engine/language';
import { eventSentence, namingOf, plain, ROMAN, UNLOGGED } from '@astris/engine/messages';
import type { ReplayFile } from '../replay-file';

const printed = (id: string): Card => {
  const card = POOL.get(id);
  if (!card) throw new Error(`no card ${id} in the pool`);
  return card;
};
const names = (file: ReplayFile): string[] => file.seats.map(({ name }) => name);

/** The sentences of one action, as a log tells them to somebody who watches. */
export function sentencesOf(file: ReplayFile, game: Game, events: readonly GameEvent[]): string[] {
  const naming = namingOf(viewFor(game, 'spectator'), printed, names(file));
  return events
    .filter(({ type }) => !UNLOGGED.has(type))
    .map(({ own: _, ...event }) => plain(eventSentence(event, naming)));
}

const REASONS = { acts: 'by Acts', concession: 'by concession', clock: 'on time', void: 'void' } as const;

/** How a game ended, in words. */
export function endOf(file: ReplayFile, result: GameResult | null): string {
  if (!result) return 'it is not over';
  return result.winner === null
    ? 'void: it counts for nobody (19.4)'
    : `${names(file)[result.winner]} won ${REASONS[result.reason]}`;
}

/** Who played, how each Act ended, and who won. */
export function summaryOf(file: ReplayFile, game: Game): string[] {
  const { acts, result, act, turn } = game.board;
  const [one, two] = file.seats.map(({ name, deckName }) => `${name} (${deckName})`);
  const won = acts.map(
    (record) =>
      `Act ${ROMAN[record.act]}: ${names(file)[record.winner]} with ${record.sp.join(' to ')} SP in ${record.turns} turns, ` +
      (record.by === 'adjudication'
        ? 'by adjudication (19.3)'
        : `ended by ${printed(record.storyline ?? '').name}${record.skipped ? ', skipped' : ''}`),
  );
  const end = result ? endOf(file, result) : `not over: Act ${ROMAN[act]}, turn ${turn}`;
  return [`${one} against ${two}, match ${file.matchId}`, ...won, end];
}
