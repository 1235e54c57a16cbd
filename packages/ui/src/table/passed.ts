/** Windows that the service passes for the viewer (11.6) are not shown as questions, so that the dock does not flicker. */
import { wantsWindow } from '@astris/protocol/windows';
import type { TableModel } from './model';

/** The model as the table shows it: without a response that is about to be passed by the viewer's preset. */
export function withoutPassed(model: TableModel): TableModel {
  const { view, windows, board } = model;
  const { decision } = view;
  if (decision?.kind !== 'response' || wantsWindow(windows, view.board, decision.seat, board.pool)) return model;
  return { ...model, view: { ...view, decision: null } };
}
