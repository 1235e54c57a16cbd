/** 10 The turn: Ready, Income, Draw, Action, End. */
import { endLasting, setDamage, setReady } from '../changes/permanents';
import { changeCommand, changeTreasury } from '../changes/resources';
import { ask, cardsOf, popFrame, pushFrame, setFrame, takeReply } from '../changes/stack';
import { emit, setBoard, setCard, setFlow } from '../changes/write';
import { zoneOf } from '../changes/zones';
import { discard, draw } from '../interpreter/cards-in-hand';
import { optionOf } from '../interpreter/choices';
import { happen } from '../interpreter/happenings';
import type { Phase, Seat } from '../state/board';
import { isForbidden, statOf } from '../state/characteristics';
import { opponentOf, permanents, permanentsOf, typeOf } from '../state/queries';
import type { FrameOf, Game } from '../state/state';
import { bind, partner } from './08-storylines/bind';
import { beginEndOfAct } from './09-acts/begin';
import { legalActs } from './11-options';
import { beginPlay } from './11-playing';
import { attack } from './12-conflict';
import { LOOP_ENDS_AT } from './13-abilities';
import { awardEmptyTreasury } from './16-empty-treasury';

type Turn = FrameOf<'turn'>;
const phase = (g: Game, name: Phase): void => {
  setBoard(g, 'phase', name);
  emit(g, 'phaseBegan', '10.1', { seat: g.board.active, word: name });
};
/** A check follows each phase step, then whatever waits (11.5, 13.2). */
export const settle = (g: Game, seat: Seat): void =>
  pushFrame(g, { f: 'settle', step: 0, seat, opened: false, window: false });

/** Pushes the turn of a player; `short` as 10.7 says. */
export function beginTurn(g: Game, seat: Seat, short: boolean): void {
  setBoard(g, 'active', seat);
  pushFrame(g, { f: 'turn', step: 0, short });
}

const STEPS: ((g: Game, frame: Turn) => void)[] = [
  begin,
  ready,
  income,
  drawStep,
  openAction,
  action,
  endPhase,
  emptyTreasury,
  cleanUp,
  handLimit,
  discardDown,
  next,
];
export function stepTurn(g: Game, frame: Turn): void {
  const step = STEPS[frame.step];
  if (!step) throw new Error(`no step ${frame.step} of a turn`);
  setFrame(g, frame, { step: frame.step + 1 });
  step(g, frame);
}

function begin(g: Game, frame: Turn): void {
  setBoard(g, 'turn', g.board.turn + 1);
  setBoard(g, 'gameTurn', g.board.gameTurn + 1);
  setFlow(g, 'resolutions', 0);
  emit(g, 'turnBegan', '10.1', { seat: g.board.active, amount: g.board.turn });
  if (frame.short) setFrame(g, frame, { step: 4 });
}
/** 10.2 */
function ready(g: Game): void {
  phase(g, 'ready');
  for (const card of permanentsOf(g, g.board.active))
    if (!card.ready && !isForbidden(g, card.id, 'ready')) setReady(g, card.id, true, '10.2');
  settle(g, g.board.active);
}
/** 10.3 */
function income(g: Game): void {
  phase(g, 'income');
  const seat = g.board.active;
  const sum = (stat: 'income' | 'command') =>
    permanentsOf(g, seat).reduce((total, card) => total + statOf(g, card.id, stat), 0);
  changeTreasury(g, seat, sum('income'), '10.3');
  changeCommand(g, seat, sum('command'), '10.3');
  settle(g, seat);
}
/** 10.4: not in the first turn of the game. */
function drawStep(g: Game): void {
  phase(g, 'draw');
  if (g.board.gameTurn > 1) draw(g, g.board.active, 1, '10.4');
  settle(g, g.board.active);
}
function openAction(g: Game, frame: Turn): void {
  phase(g, 'action');
  // 10.7: no phase before this one has been followed by a check.
  if (frame.short) settle(g, g.board.active);
}
/** 10.5: one act after another, until the player passes on an empty Chain. */
function action(g: Game, frame: Turn): void {
  const seat = g.board.active;
  if (!g.hidden.replies[seat]) {
    setFrame(g, frame, { step: 5 });
    const options = legalActs(g, seat, 'action').map((act) => ({ kind: 'act', act }) as const);
    ask(g, { seat, kind: 'action', rule: '10.5', options, min: 1, max: 1, ordered: false }, true);
    return;
  }
  const { act } = takeReply(g, seat);
  if (!act || act.do === 'endTurn') return;
  setFrame(g, frame, { step: 5 });
  settle(g, seat);
  if (act.do === 'play' || act.do === 'ability' || act.do === 'skip') beginPlay(g, seat, act);
  else if (act.do === 'bind') bind(g, act.storyline, act.character);
  else if (act.do === 'partner') partner(g, act.storyline, act.character);
  else if (act.do === 'attack') attack(g, seat, act.attacker, act.target);
}
/** 10.6a */
function endPhase(g: Game): void {
  phase(g, 'end');
  happen(g, { event: 'turnEnds', seat: g.board.active });
  settle(g, g.board.active);
}
/** 10.6b */
function emptyTreasury(g: Game): void {
  awardEmptyTreasury(g);
  settle(g, g.board.active);
}
/** 10.6c: effects that last this turn end, and damage on Locations goes. */
function cleanUp(g: Game): void {
  endLasting(g, (e) => e.until === 'turn', '10.6');
  healLocations(g, '10.6');
  for (const card of permanents(g)) if (card.used) setCard(g, card.id, 'used', undefined);
  settle(g, g.board.active);
}
export function healLocations(g: Game, rule: '10.6' | '9.4.8'): void {
  for (const card of permanents(g)) if (typeOf(g, card) === 'Location') setDamage(g, card.id, 0, rule);
}
/** 10.6d */
function handLimit(g: Game, frame: Turn): void {
  const seat = g.board.active;
  const hand = zoneOf(g, seat, 'hand');
  const n = hand.length - g.ruleset.handLimit;
  if (n <= 0) {
    setFrame(g, frame, { step: 11 });
    return;
  }
  const options = hand.map((id) => optionOf(g, id));
  ask(g, { seat, kind: 'discard', rule: '10.6', options, min: n, max: n, ordered: false, verb: 'discard' });
}
function discardDown(g: Game): void {
  const seat = g.board.active;
  discard(g, seat, cardsOf(takeReply(g, seat).options), '10.6');
  settle(g, seat);
}
/** The next player's turn, or 19.3 the end of an Act that took too long. */
function next(g: Game): void {
  const seat = g.board.active;
  emit(g, 'turnEnded', '10.6', { seat, amount: g.board.turn });
  popFrame(g);
  if (g.board.turn >= g.ruleset.adjudicationTurn) beginEndOfAct(g, [], true);
  else beginTurn(g, opponentOf(g, seat), false);
}
if (STEPS.indexOf(emptyTreasury) !== LOOP_ENDS_AT.award || STEPS.indexOf(cleanUp) !== LOOP_ENDS_AT.cleanUp)
  throw new Error('13.5 enters the End Phase at the wrong step');
