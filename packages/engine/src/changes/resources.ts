/** Currency, Command Points and Story Points (3). */
import type { RuleId } from '@astris/rulebook';
import type { Mention } from '../events';
import type { ObjId, Seat } from '../state/board';
import { cardAt, playerAt } from '../state/queries';
import type { Game } from '../state/state';
import { emit, mention, setCard, setPlayer } from './write';

/** Gains or loses C within 0 and the cap (1.6, 3.1); returns the change that really happened. */
export function changeTreasury(g: Game, seat: Seat, by: number, rule: RuleId, cause?: Mention): number {
  const from = playerAt(g, seat).C;
  const to = Math.max(0, Math.min(g.ruleset.treasuryCap, from + by));
  if (to === from) return 0;
  setPlayer(g, seat, 'C', to);
  emit(g, 'treasuryChanged', rule, { seat, from, to, cause });
  return to - from;
}
/** The same for CP (3.2). */
export function changeCommand(g: Game, seat: Seat, by: number, rule: RuleId, cause?: Mention): number {
  const from = playerAt(g, seat).CP;
  const to = Math.max(0, Math.min(g.ruleset.commandCap, from + by));
  if (to === from) return 0;
  setPlayer(g, seat, 'CP', to);
  emit(g, 'commandChanged', rule, { seat, from, to, cause });
  return to - from;
}
/** SP markers on a permanent (3.5). */
export function changeStoryPoints(g: Game, id: ObjId, by: number, rule: RuleId, cause?: Mention): number {
  const card = cardAt(g, id);
  const to = Math.max(0, card.sp + by);
  if (to === card.sp) return 0;
  const from = card.sp;
  setCard(g, id, 'sp', to);
  emit(g, 'storyPointsChanged', rule, { seat: card.controller, subject: mention(card), from, to, cause });
  return to - from;
}
/** The public tally of SP for empty Treasuries (3.5, 16.1). */
export function changeTally(g: Game, seat: Seat, by: number, rule: RuleId, cause?: Mention): number {
  const from = playerAt(g, seat).tally;
  const to = Math.max(0, from + by);
  if (to === from) return 0;
  setPlayer(g, seat, 'tally', to);
  emit(g, 'tallyChanged', rule, { seat, from, to, cause });
  return to - from;
}
