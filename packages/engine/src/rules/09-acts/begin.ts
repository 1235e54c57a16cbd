/** 9.4.0a: how the end of an Act begins: what was going on is over. */
import { endLasting } from '../../changes/permanents';
import { pushFrame, replaceStack } from '../../changes/stack';
import { emit, setBoard, setFlow } from '../../changes/write';
import type { Completed, Game } from '../../state/state';
import { clearChain } from '../11-chain';

export function beginEndOfAct(g: Game, completed: readonly Completed[], adjudicated: boolean): void {
  replaceStack(g, []);
  clearChain(g, '9.4.0a');
  setBoard(g, 'conflict', null);
  setBoard(g, 'passes', 0);
  setFlow(g, 'outcome', null);
  setBoard(g, 'phase', 'actEnd');
  emit(g, 'actEnded', adjudicated ? '19.3' : '9.4.0', {
    seat: g.board.active,
    amount: g.board.act,
    word: adjudicated ? 'adjudication' : 'storyline',
  });
  endLasting(g, (e) => e.until === 'conflict', '9.4.0a');
  pushFrame(g, { f: 'endAct', step: 0, adjudicated, completed, ended: 0, winner: g.board.active, permanents: [] });
}
