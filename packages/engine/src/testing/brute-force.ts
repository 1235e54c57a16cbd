/** Every act and choice that can be formed, tried one by one: what is offered must be exactly what is accepted. */
import type { Act, Action } from '../actions';
import type { Decision } from '../decisions';
import { apply, decisionsOf, type Game, isRefusal, legalActions, mark, rollback } from '../game';
import type { Seat } from '../state/board';

/** Every act that can be formed of these numbers, sensible or not. */
function* actsOf(ids: readonly number[]): Generator<Act> {
  for (const id of ids) {
    yield { do: 'play', card: id };
    for (let ability = -1; ability < 5; ability++) yield { do: 'ability', card: id, ability };
    yield { do: 'skip', storyline: id };
    yield { do: 'intercept', interceptor: id };
    for (const other of ids) {
      yield { do: 'bind', storyline: id, character: other };
      yield { do: 'partner', storyline: id, character: other };
      yield { do: 'attack', attacker: id, target: other };
    }
  }
  yield { do: 'pass' };
  yield { do: 'endTurn' };
}
/** Every list of up to `length` of these numbers, with repeats. */
function* listsOf(numbers: readonly number[], length: number): Generator<number[]> {
  yield [];
  if (length > 0) for (const rest of listsOf(numbers, length - 1)) for (const n of numbers) yield [n, ...rest];
}
function accepts(game: Game, seat: Seat, action: Action): boolean {
  const at = mark(game);
  const accepted = !isRefusal(apply(game, seat, action));
  rollback(game, at);
  return accepted;
}
const text = (actions: Iterable<Action>): string[] => [...actions].map((action) => JSON.stringify(action)).sort();

/** Choices of more than this many options are only tried with one, as they may be offered. */
const FEW = 4;
function choicesOf({ options, max }: Decision): Action[] {
  const indices = [-1, ...options.keys(), options.length];
  const length = options.length > FEW ? 1 : Math.min(FEW, max + 1);
  const lists = new Map([...listsOf(indices, length)].map((chosen) => [chosen.join(), chosen]));
  return [...lists.values()].map((chosen) => ({ type: 'choose', chosen }));
}
const isLegalChoice = ({ options, min, max }: Decision, chosen: readonly number[]): boolean =>
  chosen.length >= min &&
  chosen.length <= max &&
  new Set(chosen).size === chosen.length &&
  chosen.every((n) => n >= 0 && n < options.length);

/** Every difference between what is offered to a seat and what it may do; empty where there is none. */
export function differences(game: Game, seat: Seat): string[] {
  const decision = decisionsOf(game)[seat];
  const ids = [-1, ...game.hidden.objects.keys(), game.hidden.objects.length];
  const acts = [...actsOf(ids)].map((act): Action => ({ type: 'act', act }));
  const accepted = acts.filter((action) => accepts(game, seat, action));
  const offered = legalActions(game, seat);
  const faults: string[] = [];
  for (const action of offered)
    if (!accepts(game, seat, action)) faults.push(`${JSON.stringify(action)} is offered and refused`);
  const offeredActs = text(offered.filter(({ type }) => type === 'act'));
  if (text(accepted).join() !== offeredActs.join()) {
    const may = text(accepted);
    faults.push(
      ...may.filter((action) => !offeredActs.includes(action)).map((action) => `${action} is accepted and not offered`),
      ...offeredActs
        .filter((action) => !may.includes(action))
        .map((action) => `${action} is offered and can't be formed`),
    );
  }
  if (new Set(text(offered)).size !== offered.length) faults.push('an action is offered twice');
  if (!decision || decision.kind === 'action' || decision.kind === 'response') return faults;
  for (const action of choicesOf(decision))
    if (action.type === 'choose' && accepts(game, seat, action) !== isLegalChoice(decision, action.chosen))
      faults.push(`${JSON.stringify(action)} to a ${decision.kind} decision is answered wrongly`);
  if (decision.max === 1 && decision.min <= 1) {
    const single = offered.filter(({ type }) => type === 'choose').length;
    if (single !== decision.options.length + (decision.min === 0 ? 1 : 0)) faults.push('not every choice is offered');
  }
  return faults;
}
