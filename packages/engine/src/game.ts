/** The doors: make a game, ask what is legal, act, look, go back, store. */
import type { RuleId } from '@astris/rulebook';
import type { Action, Actor, ServerAction } from './actions';
import { clearOut, mark, release, rollback } from './changes/journal';
import { answer } from './changes/stack';
import { setPlayer } from './changes/write';
import { freshGame } from './create';
import type { Decision, Option } from './decisions';
import type { DeckList } from './deck-list';
import type { GameEvent } from './events';
import { readAction } from './read-action';
import { type Refusal, refuse } from './refusals';
import { actRefusal } from './rules/11-legality';
import { clockOut, concede, voidGame } from './rules/19-conduct';
import type { Ruleset } from './ruleset';
import { run, tellDecisions } from './run';
import type { Seat } from './state/board';
import type { CardPool } from './state/pool';
import { playerAt } from './state/queries';
import type { Game, Reply } from './state/state';

export { type Mark, mark, release, rollback } from './changes/journal';
export { explain } from './explain';
export { checkDeck, type DeckProblem } from './rules/02-deck-lists';
export { standings } from './rules/15-scoring';
export { LoadError, type LoadFault, load, save } from './save';
export { hashOf } from './state/hash';
export type { Game } from './state/state';
export { eventsFor, fold } from './view/events';
export { imagine } from './view/imagine';
export { ownZonesOf, viewFor } from './view/player-view';

export interface Applied {
  readonly events: GameEvent[];
}
export const isRefusal = (result: Applied | Refusal): result is Refusal => 'refused' in result;

/** A game at its first decision. Throws on an illegal deck list; ask `checkDeck` first. */
export function createGame(ruleset: Ruleset, pool: CardPool, lists: readonly DeckList[], seed: string): Game {
  const game = freshGame(ruleset, pool, lists, seed);
  run(game);
  game.journal.length = 0;
  clearOut(game);
  return game;
}
export const decisionsOf = (game: Game): readonly (Decision | null)[] => game.flow.decisions;

function actionsOf(options: readonly Option[]): Action[] {
  const actions: Action[] = [];
  for (const option of options) if (option.kind === 'act') actions.push({ type: 'act', act: option.act });
  return actions;
}
/** Every action that answers the player's decision in one step; for choices of several, `sampleAnswer` draws one. */
export function legalActions(game: Game, seat: Seat): Action[] {
  const decision = game.flow.decisions[seat];
  if (!decision) return [];
  const { options, min } = decision;
  if (decision.kind === 'action' || decision.kind === 'response') return actionsOf(options);
  const answers: Action[] = min === 0 ? [{ type: 'choose', chosen: [] }] : [];
  if (min <= 1 && decision.max >= 1)
    for (const chosen of options.keys()) answers.push({ type: 'choose', chosen: [chosen] });
  if (min > 1) answers.push({ type: 'choose', chosen: options.slice(0, min).map((_, index) => index) });
  if (decision.takeBack) answers.push({ type: 'takeBack' });
  return answers;
}
/** A legal answer drawn by `random` (0 to 1): any number from min to max, in any order. */
export function sampleAnswer(decision: Decision, random: () => number): Action {
  const below = (n: number): number => Math.min(n - 1, Math.floor(random() * n));
  const { options, min, max, kind } = decision;
  if (kind === 'action' || kind === 'response') {
    const option = options[below(options.length)];
    return { type: 'act', act: option?.kind === 'act' ? option.act : { do: 'pass' } };
  }
  const rest = [...options.keys()];
  const count = min + below(Math.min(max, options.length) - min + 1);
  return { type: 'choose', chosen: Array.from({ length: count }, () => rest.splice(below(rest.length), 1)[0] ?? 0) };
}

/** Why a choice is no answer to the decision. */
function choiceRefusal(decision: Decision, chosen: readonly number[]): Refusal | null {
  const { rule, options, min, max } = decision;
  if (!chosen.every((n) => n >= 0 && n < options.length)) return refuse(rule, 'noSuchOption');
  if (new Set(chosen).size !== chosen.length) return refuse(rule, 'chosenTwice');
  if (chosen.length < min) return refuse(rule, 'tooFewChosen', { need: min, have: chosen.length });
  if (chosen.length > max) return refuse(rule, 'tooManyChosen', { need: max, have: chosen.length });
  return null;
}
/** The answer that an action gives, or why it gives none. */
function replyOf(game: Game, seat: Seat, decision: Decision, action: Action): Reply | Refusal {
  if (action.type === 'takeBack')
    return decision.takeBack ? { options: [], takeBack: true } : refuse('11.1', 'nothingToTakeBack');
  const { kind } = decision;
  const acting = kind === 'action' || kind === 'response';
  if (action.type === 'act') {
    if (!acting) return refuse(decision.rule, 'notThisDecision');
    return actRefusal(game, seat, action.act, kind) ?? { options: [], act: action.act };
  }
  if (action.type !== 'choose') return refuse('11.1', 'malformed');
  if (acting) return refuse(decision.rule, 'notThisDecision');
  const refused = choiceRefusal(decision, action.chosen);
  return refused ?? { options: action.chosen.map((n) => decision.options[n] as Option) };
}

const isSeat = (game: Game, actor: unknown): boolean =>
  Number.isInteger(actor) && Object.hasOwn(game.board.players, actor as number);
/** The rule by which somebody else is asked now: in an Action Phase 11.2, by which only the active player may start something. */
function openRule(game: Game): RuleId {
  const open = game.flow.decisions.find((decision) => decision !== null);
  return !open || open.kind === 'action' ? '11.2' : open.rule;
}

function act(game: Game, actor: Actor, action: Action | ServerAction | null): Refusal | null {
  if (game.board.result) return refuse('15.4', 'gameOver');
  if (actor !== 'server' && !isSeat(game, actor)) return refuse(openRule(game), 'notYourDecision');
  if (!action) return refuse('11.1', 'malformed');
  if (actor === 'server') {
    if (action.type === 'void') voidGame(game);
    else if (action.type === 'clockOut') {
      const decision = game.flow.decisions[action.seat];
      if (!decision) return refuse('19.1', 'notYourDecision');
      clockOut(game, action.seat, decision);
    } else return refuse('11.2', 'malformed');
    return null;
  }
  if (action.type === 'concede') {
    concede(game, actor);
    return null;
  }
  const decision = game.flow.decisions[actor];
  if (!decision) return refuse(openRule(game), 'notYourDecision');
  if (action.type === 'void' || action.type === 'clockOut') return refuse('11.2', 'malformed');
  const reply = replyOf(game, actor, decision, action);
  if ('refused' in reply) return reply;
  answer(game, actor, reply);
  if (!playerAt(game, actor).decided) setPlayer(game, actor, 'decided', true);
  return null;
}
/**
 * Does an action, in place. Refused, it changes nothing and says the rule, whatever it was given as an action or an
 * actor; if the engine throws, the state is as it was. Events are in order; each holds the writes to the board that it
 * stands for.
 */
export function apply(game: Game, actor: Actor, action: Action | ServerAction): Applied | Refusal {
  // Read before the mark, since what is given may be an object that does something when it is read.
  const wish = readAction(action);
  const at = mark(game);
  const before = game.flow.decisions;
  try {
    const refused = act(game, actor, wish);
    if (refused) {
      rollback(game, at);
      return refused;
    }
    run(game);
    tellDecisions(game, before);
    const { events } = game.out;
    clearOut(game);
    release(game, at);
    return { events };
  } catch (error) {
    rollback(game, at);
    throw error;
  }
}
