/** How much the bot wants each thing that it may do. */
import type { Act, BoardCard } from '@astris/engine';
import { faceOf, isAligned, isOwn, onBoard, printed, type Sight, statOf, toughness, worth } from './sight';

/** Below this, the bot would rather pass or end its turn. */
export const NOT_WORTH_IT = 0;

/** What an act of the bot's own Action Phase is worth to it. */
export function wantAct(sight: Sight, act: Act): number {
  switch (act.do) {
    case 'play':
      return wantPlay(sight, act.card);
    case 'bind':
      return isAligned(sight, act.storyline, act.character) ? 9 : 1 + sight.random();
    case 'partner':
      return isAligned(sight, act.storyline, act.character) ? 2 : 4;
    case 'skip':
      return wantSkip(sight, act.storyline);
    case 'ability':
      return sight.random() < 0.6 ? 3 : -1;
    case 'attack':
      return wantAttack(sight, act.attacker, act.target);
    case 'intercept':
      return wantIntercept(sight, act.interceptor);
    case 'pass':
    case 'endTurn':
      return NOT_WORTH_IT;
  }
}

/** Permanents before attacks, dear ones first; Maneuvers only where there is somebody to use them on. */
function wantPlay(sight: Sight, id: number): number {
  const hidden = sight.view.own?.hand.find((card) => card.id === id);
  const card = hidden && printed(sight, hidden.card);
  if (!card) return NOT_WORTH_IT;
  if (card.type === 'Storyline') return 8;
  if (card.type === 'Maneuver') return sight.random() < 0.5 ? 2 : -1;
  return 5 + card.cost / 10;
}

/** A Skip is for the opponent's Storylines, and not always. */
function wantSkip(sight: Sight, storyline: number): number {
  return !isOwn(sight, storyline) && sight.random() < 0.5 ? 3 : -1;
}

/** Wins a fight or raids a Homeworld, without throwing a Bound Character away. */
function wantAttack(sight: Sight, attackerId: number, targetId: number): number {
  const attacker = onBoard(sight, attackerId);
  const target = onBoard(sight, targetId);
  if (!attacker || !target) return NOT_WORTH_IT;
  const power = statOf(sight, attacker, 'power');
  if (faceOf(sight, target)?.type === 'Homeworld') {
    const taken = power - statOf(sight, target, 'bastion');
    return taken > 0 ? 2 + taken / 10 : -1;
  }
  const kills = power >= toughness(sight, target);
  const dies = statOf(sight, target, 'power') >= toughness(sight, attacker);
  if (!kills) return -1;
  return dies ? worth(sight, target) - worth(sight, attacker) : 3 + worth(sight, target) / 10;
}

/** Steps in where it survives, or where what is attacked is worth more. */
function wantIntercept(sight: Sight, id: number): number {
  const { conflict } = sight.board;
  const own = onBoard(sight, id);
  const attacker = conflict && onBoard(sight, conflict.attacker.id);
  const target = conflict && onBoard(sight, conflict.target.id);
  if (!own || !attacker || !target) return NOT_WORTH_IT;
  const survives = toughness(sight, own) > statOf(sight, attacker, 'power');
  if (survives) return 3 + (kills(sight, own, attacker) ? 2 : 0);
  return kills(sight, own, attacker) ? worth(sight, attacker) - worth(sight, own) : -1;
}
const kills = (sight: Sight, one: BoardCard, other: BoardCard): boolean =>
  statOf(sight, one, 'power') >= toughness(sight, other);
