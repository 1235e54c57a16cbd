import { RULESET } from '@astris/engine';
import type { SeatInfo } from '@astris/protocol';
import type { TableModel } from '@astris/ui/table';
import { CARD_POOL } from './pool';
import { type MatchState, namingFor } from './state';

/** What the table shows of this state; null until it was joined. */
export function modelOf(state: MatchState): TableModel | null {
  const { view, info } = state;
  if (!view || !info) return null;
  return {
    view,
    info,
    version: state.version,
    ruleset: RULESET,
    board: { board: view.board, pool: CARD_POOL, ruleset: RULESET },
    naming: namingFor(view, info),
    bottom: view.viewer === 'spectator' ? 0 : view.viewer,
    infoAt: state.infoAt,
    clocks: state.clocks,
    clocksAt: state.clocksAt,
    log: state.log,
    chat: chatOf(state),
    settled: state.settled,
    connection: state.connection,
    windows: state.windows,
    sending: state.sending,
    notice: state.notice,
  };
}

/** Who sits opposite; undefined for who watches. */
export function opponentOf({ view, info }: MatchState): SeatInfo | undefined {
  if (!view || view.viewer === 'spectator') return undefined;
  return info?.seats.find(({ seat }) => seat !== view.viewer);
}

function chatOf(state: MatchState): TableModel['chat'] {
  const opponent = opponentOf(state);
  if (!state.chat || !opponent) return null;
  const { right } = state.chat;
  if (right.may === 'nothing' && right.why === 'noChat') return null;
  return { ...state.chat, opponent: opponent.name };
}
