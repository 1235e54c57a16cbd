/** 15.5, 19.1, 19.4, 19.5: concession, clocks that ran out, and games that are void. Clocks themselves are the service's. */
import { answer } from '../changes/stack';
import { emit } from '../changes/write';
import type { Decision, Option } from '../decisions';
import type { Seat } from '../state/board';
import { opponentOf } from '../state/queries';
import type { Game } from '../state/state';
import { endGame } from './15-scoring';

export function concede(g: Game, seat: Seat): void {
  emit(g, 'conceded', '15.5', { seat });
  endGame(g, { winner: opponentOf(g, seat), reason: 'concession' }, '15.5');
}
export function voidGame(g: Game): void {
  endGame(g, { winner: null, reason: 'void' }, '19.4');
}
/** 19.1: the game is lost; 19.5: at the end of an Act only the decision is, with its default answer. */
export function clockOut(g: Game, seat: Seat, decision: Decision): void {
  const onlyThis = isLostAlone(g, decision);
  emit(g, 'clockRanOut', onlyThis ? '19.5' : '19.1', { seat });
  if (!onlyThis) {
    endGame(g, { winner: opponentOf(g, seat), reason: 'clock' }, '19.1');
    return;
  }
  answer(g, seat, { options: defaultAnswer(decision) });
  emit(g, 'decisionLost', '19.5', { seat, word: decision.kind });
}
/** 19.5: a decision of 9.4 step 6 or 7; the choices of a reward are not. */
const isLostAlone = (g: Game, { kind }: Decision): boolean =>
  g.board.phase === 'actEnd' && ['setAside', 'exchange', 'mulligan', 'bottom', 'goesFirst'].includes(kind);
/** Nothing set aside, no exchange, no mulligan, the loser plays first; else the first options. */
function defaultAnswer(decision: Decision): Option[] {
  const { kind, options, min, preset, seat } = decision;
  if (preset) return preset.flatMap((index) => options[index] ?? []);
  if (kind === 'mulligan') return options.filter((o) => o.kind === 'no');
  if (kind === 'goesFirst') return options.filter((o) => o.kind === 'player' && o.seat === seat);
  return options.slice(0, min);
}
