/** 15 Story Points and winning; 15.5 concession. */
import { changeStoryPoints, changeTally } from '../changes/resources';
import { replaceStack } from '../changes/stack';
import { emit, setBoard, setFlow } from '../changes/write';
import type { GameResult, Seat } from '../state/board';
import { permanents, permanentsOf, seats, standingOf } from '../state/queries';
import type { Game, Table } from '../state/state';

export interface Standings {
  /** SP by seat, as 15.1 counts them now. */
  readonly sp: number[];
  readonly permanents: number[];
  /** Who would win the Act now, ties included. */
  readonly leader: Seat;
  readonly tie: boolean;
}
/** 9.6.1: anyone can work it out at any moment. */
export function standings(t: Table): Standings {
  const sp = seats(t).map((seat) => standingOf(t, seat));
  const best = Math.max(...sp);
  const tie = sp.filter((n) => n === best).length > 1;
  return {
    sp,
    permanents: seats(t).map((seat) => permanentsOf(t, seat).length),
    leader: tie ? t.board.active : sp.indexOf(best),
    tie,
  };
}
/** 9.4.2: markers and tallies go; printed SP stay. */
export function resetStoryPoints(g: Game): void {
  for (const card of permanents(g)) changeStoryPoints(g, card.id, -card.sp, '9.4.2');
  for (const seat of seats(g)) changeTally(g, seat, -(g.board.players[seat]?.tally ?? 0), '9.4.2');
  setFlow(
    g,
    'awarded',
    seats(g).map(() => 0),
  );
  emit(g, 'storyPointsReset', '9.4.2');
}
/** Ends the game; nothing is asked any more. */
export function endGame(g: Game, result: GameResult, rule: '9.4.9' | '15.5' | '19.1' | '19.4'): void {
  setBoard(g, 'result', result);
  setBoard(g, 'phase', 'over');
  setFlow(
    g,
    'decisions',
    seats(g).map(() => null),
  );
  replaceStack(g, [{ f: 'over' }]);
  if (result.reason === 'void') emit(g, 'gameVoided', rule);
  else emit(g, 'gameWon', rule, { ...(result.winner === null ? {} : { seat: result.winner }), word: result.reason });
}
export const actsWonBy = (t: Table, seat: Seat): number => t.board.acts.filter((act) => act.winner === seat).length;
