/** What an act comes to once the other player has had their next turn, which the recruit plays for them. */
import {
  type Act,
  type Action,
  apply,
  type Decision,
  decisionsOf,
  isRefusal,
  mark,
  quickChance,
  rollback,
  viewFor,
} from '@astris/engine';
import { recruit } from '../recruit';
import { evaluate } from './evaluate';
import { type Answer, thumb } from './lookahead';
import { handIn, type World } from './world';

/** Answers after which the turn is weighed as it stands. */
const STEPS = 250;
const WHIMS = 2 ** 20;

/**
 * The value after the act, with nothing more done in the own turn, and the other player's turn after it; when the other
 * player has the turn already, after the rest of theirs. Ends early with the Act.
 * @param answers what the act's own announcement is answered with
 * @param whims a seed: the same for all acts that are compared
 */
export function turnAhead(world: World, act: Act, answers: readonly Answer[], whims: string): number | null {
  const { game, me, acts } = world;
  const below = quickChance(whims);
  const random = (): number => below(WHIMS) / WHIMS;
  const ownAnswers = answers.map(({ action }) => action);
  let turnIsOver = act.do === 'endTurn' || game.board.active !== me;

  /** Null where the own next turn begins. */
  const answerTo = (open: Decision): Action | null => {
    if (open.seat !== me || open.kind === 'response')
      return recruit(viewFor(game, open.seat), game.pool, game.ruleset, random);
    if (open.kind !== 'action') return (open.takeBack && ownAnswers.shift()) || thumb(world, open);
    if (turnIsOver) return null;
    turnIsOver = true;
    return { type: 'act', act: { do: 'endTurn' } };
  };

  const at = mark(game);
  const done = !isRefusal(apply(game, me, { type: 'act', act }));
  for (let left = done ? STEPS : 0; left > 0; left--) {
    const open = decisionsOf(game).find((one) => one !== null);
    if (!open || game.board.result || game.board.acts.length > acts) break;
    const action = answerTo(open);
    if (!action || isRefusal(apply(game, open.seat, action))) break;
  }
  const value = done ? evaluate(game, me, handIn(world)) : null;
  rollback(game, at);
  return value;
}
