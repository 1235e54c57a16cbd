/** Scenarios: a board in a few lines, verbs that go through the doors, and proofs at the end that nobody has to ask for. */
import { onTestFinished } from 'vitest';
import type { Act, Action, Actor, LoggedAction, ServerAction } from '../actions';
import type { Decision, Option } from '../decisions';
import type { GameEvent } from '../events';
import { apply, decisionsOf, type Game, isRefusal, save, viewFor } from '../game';
import type { Card, Stat } from '../language/index';
import { plain, refusalSentence } from '../messages/index';
import type { Refusal } from '../refusals';
import { standings } from '../rules/15-scoring';
import type { BoardCard, FaceUp, ObjId } from '../state/board';
import { statOf } from '../state/characteristics';
import { buildPool } from '../state/pool';
import { boundTo, storyPointsOf } from '../state/queries';
import type { Viewer } from '../view/types';
import { find, type Named, type Setup, setUp } from './board-setup';
import { FIXTURES } from './fixtures';
import { closed, prove } from './proofs';

export type { Placed, Seat, Setup } from './board-setup';
export { toNextAct } from './stories';

export interface CardDriver {
  readonly id: ObjId;
  readonly face: FaceUp;
  readonly zone: string;
  readonly damage: number;
  readonly ready: boolean;
  readonly sp: number;
  readonly chapter: number;
  readonly reversed: boolean;
  readonly bound: boolean;
  readonly controller: 'you' | 'opponent';
  stat(stat: Stat): number;
}
/** Refused where a test did not ask for it: fails with the sentence and the rule. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`refused: ${plain(refusalSentence(refusal))} ${JSON.stringify(refusal)}`);
  }
}

/** Everything has a default; a test states only what it is about. `cards` are added to the fixtures. */
export function scenario(setup: Setup & { cards?: readonly Card[]; pool?: readonly Card[] } = {}) {
  const ids = new Set((setup.cards ?? []).map((card) => card.id));
  const pool = buildPool([...(setup.pool ?? FIXTURES).filter((card) => !ids.has(card.id)), ...(setup.cards ?? [])]);
  const { game, named, lists } = setUp(pool, setup);
  const start = save(game);
  const log: LoggedAction[] = [];
  const events: GameEvent[] = [];
  const state = { respond: false, open: false };
  const act = (actor: Actor, action: Action | ServerAction): void => {
    const result = apply(game, actor, action);
    if (isRefusal(result)) throw new Refused(result);
    log.push({ actor, action });
    events.push(...result.events);
  };
  /** Passes for both while responses are asked, unless the test responds itself. */
  const letPass = (): void => {
    for (;;) {
      const asked = decisionsOf(game).find((decision) => decision?.kind === 'response');
      if (!asked || state.respond) return;
      act(asked.seat, { type: 'act', act: { do: 'pass' } });
    }
  };
  const players = [0, 1].map((seat) => driver(game, named, seat, act, letPass)) as [Driver, Driver];
  onTestFinished(() => {
    closed(game, state.open);
    prove({ start, log, end: game, lists });
  });
  const cardDriver = (name: string): CardDriver => {
    const { id } = find(named, name);
    const shown = (): BoardCard | undefined => game.board.cards[id];
    return {
      id,
      get face() {
        return shown()?.face ?? 'front';
      },
      get zone() {
        return game.hidden.objects[id]?.zone ?? 'none';
      },
      get damage() {
        return shown()?.damage ?? 0;
      },
      get ready() {
        return shown()?.ready ?? false;
      },
      get sp() {
        return shown()?.sp ?? 0;
      },
      get chapter() {
        return shown()?.story?.chapter ?? 0;
      },
      get reversed() {
        return shown()?.story?.reversed ?? false;
      },
      get bound() {
        return boundTo(game, id) !== null;
      },
      get controller() {
        return shown()?.controller === 0 ? 'you' : 'opponent';
      },
      stat: (stat) => statOf(game, id, stat),
    };
  };
  return {
    game,
    events,
    you: players[0],
    opponent: players[1],
    card: cardDriver,
    /** From now on responses wait for the test; `settle` passes for both again. */
    respond(): void {
      state.respond = true;
    },
    settle(): void {
      state.respond = false;
      letPass();
    },
    /** This test ends at a decision that is neither an action nor the end of the game, and means to. */
    leaveOpen(): void {
      state.open = true;
    },
    /** What only the server may do (19.1, 19.4). */
    server: (action: ServerAction) => act('server', action),
    /** Events of a type, in order. */
    told: (type: GameEvent['type']): GameEvent[] => events.filter((event) => event.type === type),
    standings: () => standings(game),
    view: (viewer: Viewer) => viewFor(game, viewer),
    printedAndMarkers: (name: string) => storyPointsOf(game, game.board.cards[find(named, name).id] as BoardCard),
  };
}
export type Scenario = ReturnType<typeof scenario>;

function driver(
  game: Game,
  named: Named[],
  seat: number,
  act: (seat: number, action: Action) => void,
  letPass: () => void,
) {
  const idOf = (name: string): ObjId => find(named, name).id;
  const player = () => game.board.players[seat] as Game['board']['players'][number];
  const does = (what: Act, choices: readonly Choice[] = []): void => {
    act(seat, { type: 'act', act: what });
    if (choices.length > 0) answerAll(choices);
    letPass();
  };
  /** Answers the decisions that follow, one choice or list of choices each. */
  const answerAll = (choices: readonly Choice[]): void => {
    for (const choice of choices) {
      const decision = decisionsOf(game)[seat];
      // A choice with one legal answer is not asked.
      if (!decision || decision.kind === 'response' || decision.kind === 'action') return;
      act(seat, { type: 'choose', chosen: indicesOf(decision, [choice].flat()) });
    }
  };
  const indicesOf = (decision: Decision, choices: readonly (string | number)[]): number[] => {
    const used = new Set<number>();
    return choices.map((choice) => {
      const index = decision.options.findIndex((option, at) => !used.has(at) && isMeant(option, choice));
      if (index < 0) throw new Error(`${choice} is no option of ${JSON.stringify(decision)}`);
      used.add(index);
      return index;
    });
  };
  const isMeant = (option: Option, choice: string | number): boolean => {
    if (option.kind === 'mode') return option.index === choice;
    if (option.kind === 'player') return choice === (option.seat === 0 ? 'you' : 'opponent');
    if (option.kind === 'ability' && option.about?.card === choice) return true;
    if (option.kind === 'card' || option.kind === 'ability') {
      if (typeof choice === 'number') return option.id === choice;
      return choice.includes('#') ? idOf(choice) === option.id : option.card === choice;
    }
    return option.kind === choice;
  };
  return {
    get C() {
      return player().C;
    },
    get CP() {
      return player().CP;
    },
    get tally() {
      return player().tally;
    },
    get sp() {
      return standings(game).sp[seat] ?? 0;
    },
    get hand(): string[] {
      return (game.hidden.players[seat]?.hand ?? []).map((id) => game.hidden.objects[id]?.card ?? '');
    },
    get deck(): string[] {
      return [...(game.hidden.players[seat]?.deck ?? [])].reverse().map((id) => game.hidden.objects[id]?.card ?? '');
    },
    get sideboard(): string[] {
      return (game.hidden.players[seat]?.sideboard ?? []).map((id) => game.hidden.objects[id]?.card ?? '');
    },
    get decision(): Decision | null {
      return decisionsOf(game)[seat] ?? null;
    },
    play: (card: string, ...choices: Choice[]) => does({ do: 'play', card: idOf(card) }, choices),
    use: (card: string, ability = 0, ...choices: Choice[]) =>
      does({ do: 'ability', card: idOf(card), ability }, choices),
    bind: (storyline: string, character: string) =>
      does({ do: 'bind', storyline: idOf(storyline), character: idOf(character) }),
    partner: (storyline: string, character: string) =>
      does({ do: 'partner', storyline: idOf(storyline), character: idOf(character) }),
    skip: (storyline: string, ...choices: Choice[]) => does({ do: 'skip', storyline: idOf(storyline) }, choices),
    attack: (attacker: string, target: string) =>
      does({ do: 'attack', attacker: idOf(attacker), target: idOf(target) }),
    intercept: (interceptor: string) => does({ do: 'intercept', interceptor: idOf(interceptor) }),
    pass: () => does({ do: 'pass' }),
    endTurn: () => does({ do: 'endTurn' }),
    /** Answers the open decision with all of these together. */
    choose: (...choices: (string | number)[]) => {
      const decision = decisionsOf(game)[seat];
      if (!decision) throw new Error(`seat ${seat} is asked nothing`);
      act(seat, { type: 'choose', chosen: indicesOf(decision, choices) });
      letPass();
    },
    takeBack: () => act(seat, { type: 'takeBack' }),
    concede: () => act(seat, { type: 'concede' }),
    /** The rule that refuses what this does; fails when nothing is refused. */
    refusal(of: () => void): string {
      try {
        of();
      } catch (error) {
        if (error instanceof Refused) return error.refusal.refused;
        throw error;
      }
      throw new Error('nothing was refused');
    },
  };
}
type Choice = string | number | (string | number)[];
export type Driver = ReturnType<typeof driver>;
