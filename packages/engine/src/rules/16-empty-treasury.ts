/** 16.1: at the end of a turn, if the opponent's Treasury holds 0C, the active player adds an SP to their tally. */
import { changeTally } from '../changes/resources';
import { setFlow } from '../changes/write';
import { opponentOf, playerAt } from '../state/queries';
import type { Game } from '../state/state';

/** At most three awards in an Act, whatever was paid from the tally since. */
export function awardEmptyTreasury(g: Game): void {
  const { fromTurn, sp, perAct } = g.ruleset.emptyTreasury;
  const { active, turn } = g.board;
  if (turn < fromTurn || playerAt(g, opponentOf(g, active)).C > 0) return;
  const awarded = g.flow.awarded[active] ?? 0;
  const by = Math.min(sp, perAct - awarded);
  if (by <= 0) return;
  setFlow(
    g,
    'awarded',
    g.flow.awarded.map((n, seat) => (seat === active ? n + by : n)),
  );
  changeTally(g, active, by, '16.1');
}
