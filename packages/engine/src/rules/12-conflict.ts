/** 12 Conflict: attack, interception, strike, and who won it. */
import { endLasting, setReady, takeControl } from '../changes/permanents';
import { changeTreasury } from '../changes/resources';
import { popFrame, pushFrame, setFrame } from '../changes/stack';
import { emit, mention, setBoard, setCard, setFlow } from '../changes/write';
import { deal, noteLost } from '../interpreter/deeds';
import { happen } from '../interpreter/happenings';
import type { BoardCard, ObjId, Seat, Snapshot } from '../state/board';
import { hasKeyword, plunderOf, statOf } from '../state/characteristics';
import { cardAt, permanent, permanents, refOf, snapshotOf, typeOf } from '../state/queries';
import type { FrameOf, Game } from '../state/state';

/** 12.1: activates the attacker; the defender responds first. */
export function attack(g: Game, seat: Seat, attacker: ObjId, target: ObjId): void {
  const from = cardAt(g, attacker);
  const to = cardAt(g, target);
  const before = snapshotOf(g, from);
  setReady(g, attacker, false, '12.1');
  setBoard(g, 'conflict', {
    attacker: refOf(from),
    target: refOf(to),
    intercepted: false,
    attackerSeat: seat,
    defenderSeat: to.controller,
  });
  emit(g, 'attacked', '12.1', { seat, subject: mention(from), object: mention(to) });
  pushFrame(g, { f: 'conflict', step: 0 });
  happen(g, { event: 'attacks', subject: before });
}
/** 12.2: becomes the new target; 14.10 Vigilant stays ready. */
export function intercept(g: Game, seat: Seat, interceptor: ObjId): void {
  const { conflict } = g.board;
  if (!conflict) return;
  const card = cardAt(g, interceptor);
  const before = snapshotOf(g, card);
  if (!hasKeyword(g, interceptor, 'Vigilant')) setReady(g, interceptor, false, '12.2');
  setBoard(g, 'conflict', { ...conflict, target: refOf(card), intercepted: true });
  emit(g, 'intercepted', '12.2', { seat, subject: mention(card), object: mention(cardAt(g, conflict.attacker.id)) });
  happen(g, { event: 'intercepts', subject: before });
}

export function stepConflict(g: Game, frame: FrameOf<'conflict'>): void {
  const { conflict } = g.board;
  if (!conflict || frame.step >= 3) {
    popFrame(g);
    return;
  }
  setFrame(g, frame, { step: frame.step + 1 });
  if (frame.step === 1)
    pushFrame(g, { f: 'settle', step: 0, seat: conflict.defenderSeat, opened: true, window: false });
  else if (frame.step === 2) {
    if (!conflict.struck) {
      setBoard(g, 'conflict', { ...conflict, struck: true });
      strike(g);
    }
    pushFrame(g, { f: 'settle', step: 0, seat: g.board.active, opened: false, window: false });
  } else {
    setBoard(g, 'conflict', null);
    setFlow(g, 'outcome', null);
    emit(g, 'conflictEnded', '12.4', {});
    endLasting(g, (e) => e.until === 'conflict', '12.4');
    pushFrame(g, { f: 'settle', step: 0, seat: g.board.active, opened: false, window: false });
  }
}

/** 12.3 to 12.6: damage to each other at the same time, a raid or a siege. */
function strike(g: Game): void {
  const { conflict } = g.board;
  if (!conflict) return;
  const attacker = permanent(g, conflict.attacker);
  const target = permanent(g, conflict.target);
  // 12.4
  if (attacker?.controller !== conflict.attackerSeat || target?.controller !== conflict.defenderSeat) return;
  const before = { attacker: snapshotOf(g, attacker), target: snapshotOf(g, target) };
  const power = statOf(g, attacker.id, 'power');
  emit(g, 'struck', '12.3', { subject: mention(attacker), object: mention(target), amount: power });
  const raided = typeOf(g, target) === 'Homeworld' ? raid(g, attacker, target, power) : 0;
  if (typeOf(g, target) !== 'Homeworld') {
    const back = hasPower(g, target) ? statOf(g, target.id, 'power') : 0;
    const hits = [
      { to: target, amount: power, by: attacker.controller, cause: mention(attacker) },
      { to: attacker, amount: back, by: target.controller, cause: mention(target) },
    ];
    deal(g, hits, '12.3');
  }
  setFlow(g, 'outcome', { ...before, lost: [], raided });
}
const hasPower = (g: Game, card: BoardCard): boolean => {
  const type = typeOf(g, card);
  return type === 'Character' || type === 'Spacecraft';
};
/** 12.5 Raid, less Bastion; 14.6 Plunder. Returns the C lost. */
function raid(g: Game, attacker: BoardCard, target: BoardCard, power: number): number {
  const cause = mention(attacker);
  const loss = Math.max(0, power - statOf(g, target.id, 'bastion'));
  const lost = -changeTreasury(g, target.controller, -loss, '12.5', cause);
  emit(g, 'raided', '12.5', { subject: cause, object: mention(target), amount: lost });
  const gained = Math.min(lost, plunderOf(g, attacker.id));
  if (gained > 0) changeTreasury(g, attacker.controller, gained, '14.6', cause);
  if (lost > 0) happen(g, { event: 'raids', subject: snapshotOf(g, attacker) });
  return lost;
}

/** 12.6, 11.5c: Locations whose damage reaches their Defense; says whether any were seized. */
export function seize(g: Game): boolean {
  const taken = permanents(g).filter(
    (card) => card.damage > 0 && typeOf(g, card) === 'Location' && card.damage >= statOf(g, card.id, 'defense'),
  );
  for (const card of taken) {
    const by = card.damagedBy ?? card.controller;
    const before = snapshotOf(g, card);
    const subject = mention(card);
    setCard(g, card.id, 'damage', 0);
    setCard(g, card.id, 'damagedBy', undefined);
    if (by === before.controller) continue;
    emit(g, 'seized', '12.6', { seat: by, subject });
    takeControl(g, card.id, by, 'good', refOf(card), '12.6');
    noteLost(g, [card]);
    happen(g, { event: 'seized', subject: before });
  }
  return taken.length > 0;
}

/** 12.7, set at 11.5e: who won a conflict that was struck. */
export function decideConflict(g: Game): boolean {
  const { outcome } = g.flow;
  if (!outcome) return false;
  setFlow(g, 'outcome', null);
  const { lost, raided } = outcome;
  const now = (was: Snapshot): BoardCard | null => permanent(g, was);
  const targetLost = lost.includes(outcome.target.id) || raided > 0;
  const attackerLost = lost.includes(outcome.attacker.id);
  const attacker = attackerLost ? null : now(outcome.attacker);
  const target = attackerLost && !targetLost ? (now(outcome.target) ?? outcome.target) : null;
  const winner = attacker && targetLost ? attacker : target;
  if (!winner) return false;
  emit(g, 'conflictWon', '12.7', { seat: winner.controller, subject: mention(winner) });
  const there = permanent(g, winner);
  happen(g, { event: 'winsConflict', subject: there ? snapshotOf(g, there) : outcome.target });
  return true;
}
