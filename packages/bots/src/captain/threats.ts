/** What the next attacks would take from a player: what falls, is destroyed or seized, and what raids carry off (12). */
import { isForbidden, type Table } from '@astris/engine/queries';
import { lossOf } from './map';
import { canStepIn, type Side, type Unit } from './reading';
import { worthOfC } from './treasury';

/** Who steps in does not always step in front of the right one. */
const STEPS_IN = 0.75;

/** In its own turn a side attacks with what is ready and did not come this turn (7.2); else with all that it has. */
function attackers(t: Table, side: Side): Unit[] {
  const now = t.board.active === side.seat;
  return side.fighters.filter(({ card, power }) => {
    if (power === 0) return false;
    if (now && (!card.ready || (card.since === t.board.gameTurn && card.since > 0))) return false;
    return t.board.effects.length === 0 || !isForbidden(t, card.id, 'attack');
  });
}
/** In worth to the side that is attacked. */
export function takenBy(t: Table, attacking: Side, attacked: Side, storyPoint: number): number {
  const strong = attackers(t, attacking);
  if (strong.length === 0) return 0;
  const most = Math.max(...strong.map(({ power }) => power));
  const together = strong.reduce((sum, { power }) => sum + power, 0);
  const losses: number[] = [];
  for (const unit of attacked.fighters) if (most >= unit.toughness) losses.push(lossOf(t, unit, storyPoint));
  for (const unit of attacked.locations)
    if (together >= unit.toughness) losses.push(lossOf(t, unit, storyPoint) / Math.ceil(unit.toughness / most));
  for (const { power } of strong) {
    const left = attacked.C - Math.min(attacked.C, Math.max(0, power - attacked.bastion));
    if (left < attacked.C) losses.push(worthOfC(t, attacked.C) - worthOfC(t, left));
  }
  losses.sort((a, b) => b - a);
  const blockers = attacked.fighters.filter((unit) => canStepIn(t, unit)).length;
  let free = Math.max(strong.length * 0.25, strong.length - blockers * STEPS_IN);
  let sum = 0;
  for (const loss of losses) {
    if (free <= 0) break;
    sum += loss * Math.min(1, free);
    free -= 1;
  }
  return sum;
}
