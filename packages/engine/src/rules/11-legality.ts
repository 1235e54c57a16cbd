/** 11.1, 11.3: whether an act may be done now, and why not. Predicates only; nothing is tried on a copy. */
import type { Act } from '../actions';
import { isHandCard } from '../changes/zones';
import { canTarget, modesIn, openModes } from '../interpreter/targets';
import type { Ability, Effect, Kind } from '../language/index';
import { type Refusal, refuse } from '../refusals';
import type { BoardCard, ObjId, Seat } from '../state/board';
import { hasKeyword } from '../state/characteristics';
import {
  controlsName,
  faceOf,
  isKind,
  onMap,
  permanents,
  playableInAct,
  printedOf,
  storylinesInProgress,
  typeOf,
} from '../state/queries';
import type { Game, Table } from '../state/state';
import { bindRefusal, partnerRefusal } from './08-storylines/bind';
import { skipRefusal } from './08-storylines/skip';
import { costOf, costRefusal } from './11-costs';
import { attackRefusal, interceptRefusal } from './12-conflict-legality';

/** 11.3: in one's own Action Phase, with an empty Chain and no conflict going on. */
export function slowRefusal(t: Table, seat: Seat): Refusal | null {
  const { board } = t;
  if (board.active !== seat || board.phase !== 'action') return refuse('11.3', 'notActionPhase');
  if (board.chain.length > 0) return refuse('11.3', 'chainNotEmpty', { have: board.chain.length });
  if (board.conflict) return refuse('11.3', 'conflictGoesOn');
  return null;
}
/** Permanents that a Device with Attach may be played onto (6.5). */
export const hostsFor = (t: Table, kind: Kind, seat: Seat): BoardCard[] =>
  permanents(t).filter(
    (card) => isKind(t, card, kind) && (card.controller === seat || !hasKeyword(t, card.id, 'Veiled')),
  );

/** Whether modes and targets can be chosen. */
function targetRefusal(t: Table, effects: readonly Effect[], seat: Seat, self: ObjId): Refusal | null {
  const modes: number[] = [];
  for (const choice of modesIn(effects)) {
    const [open] = openModes(t, choice, seat, self);
    if (open === undefined) return refuse('11.1', 'noTarget');
    modes.push(open);
  }
  return canTarget(t, effects, modes, seat, self) ? null : refuse('11.1', 'noTarget');
}

function playRefusal(g: Game, seat: Seat, id: ObjId): Refusal | null {
  if (!isHandCard(g, seat, id)) return refuse('11.1', 'notInHand');
  const printed = printedOf(g, { card: g.hidden.objects[id]?.card ?? '' });
  if (printed.type === 'Homeworld') return refuse('6.1', 'notPlayable');
  if (printed.speed === 'Slow') {
    const slow = slowRefusal(g, seat);
    if (slow) return slow;
  }
  if (!playableInAct(printed, g.board.act))
    return refuse(printed.type === 'Storyline' ? '8.7.1' : '4.3', 'wrongAct', {
      word: printed.acts?.join(' or ') ?? '',
      have: g.board.act,
    });
  if (printed.unique && printed.type !== 'Maneuver' && controlsName(g, seat, printed.name))
    return refuse('4.6', 'uniqueControlled', { word: printed.name });
  if (printed.type === 'Storyline') {
    const have = storylinesInProgress(g, seat).length;
    const need = g.ruleset.storylinesInProgress;
    if (have >= need) return refuse('8.3.4', 'tooManyStorylines', { need, have });
  }
  const attach = printed.faces.front?.attach;
  if (attach && hostsFor(g, attach, seat).length === 0) return refuse('6.5', 'noTarget');
  const cost = costRefusal(g, seat, costOf(g, seat, printed), id, printed.name, '1.4', true);
  return cost ?? targetRefusal(g, printed.effect, seat, id);
}

/** 7.1, 7.2: whether a permanent can be activated for an ability marked "Activate:" or an attack. */
export function activationRefusal(t: Table, card: BoardCard): Refusal | null {
  if (!card.ready) return refuse('7.1', 'notReady');
  const type = typeOf(t, card);
  const fresh = card.since === t.board.gameTurn && card.since > 0;
  if (fresh && (type === 'Character' || type === 'Spacecraft') && !hasKeyword(t, card.id, 'Swift'))
    return refuse('7.2', 'cameThisTurn');
  return null;
}
export const abilityAt = (
  t: Table,
  card: BoardCard,
  index: number,
): Extract<Ability, { ability: 'activated' }> | null => {
  const ability = faceOf(t, card).abilities[index];
  return ability?.ability === 'activated' ? ability : null;
};
export function abilityRefusal(g: Game, seat: Seat, id: ObjId, index: number): Refusal | null {
  const card = onMap(g, id);
  if (!card) return refuse('11.1', 'notOnMap');
  if (card.controller !== seat) return refuse('11.1', 'notYours');
  const ability = abilityAt(g, card, index);
  if (!ability) return refuse('13.1', 'noSuchAbility');
  const slow = ability.speed === 'Slow' ? slowRefusal(g, seat) : null;
  if (slow) return slow;
  const used = card.used?.some((one) => one.face === card.face && one.ability === index);
  if (ability.limit && used) return refuse('13.1', 'usedThisTurn');
  const activation = ability.cost.some((part) => 'activate' in part) ? activationRefusal(g, card) : null;
  return (
    activation ?? costRefusal(g, seat, ability.cost, id, 'this ability') ?? targetRefusal(g, ability.effect, seat, id)
  );
}

/** Why this player may not do this now; null when they may. `asked` is the kind of decision that is open. */
export function actRefusal(g: Game, seat: Seat, act: Act, asked: 'action' | 'response'): Refusal | null {
  switch (act.do) {
    case 'play':
      return playRefusal(g, seat, act.card);
    case 'ability':
      return abilityRefusal(g, seat, act.card, act.ability);
    case 'bind':
      return slowRefusal(g, seat) ?? bindRefusal(g, seat, act.storyline, act.character);
    case 'partner':
      return slowRefusal(g, seat) ?? partnerRefusal(g, seat, act.storyline, act.character);
    case 'skip':
      return slowRefusal(g, seat) ?? skipRefusal(g, seat, act.storyline);
    case 'attack':
      return slowRefusal(g, seat) ?? attackRefusal(g, seat, act.attacker, act.target);
    case 'intercept':
      return interceptRefusal(g, seat, act.interceptor);
    case 'pass':
      return asked === 'response' ? null : refuse('11.2', 'notThisDecision');
    case 'endTurn':
      return asked === 'action' ? null : refuse('10.5', 'notActionPhase');
  }
}
