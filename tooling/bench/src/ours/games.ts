/** Whole games of Astris between random legal players, with the starter decks. */
import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import {
  type Action,
  apply,
  createGame,
  type DeckList,
  decisionsOf,
  type Game,
  type GameEvent,
  isRefusal,
  legalActions,
  RULESET,
  type Seat,
  sampleAnswer,
} from '@astris/engine';
import { seeded } from '@astris/engine/testing';

let games = 0;
/** The next game: decks in turn, chance from the number of the game. */
export function nextGame(): { game: Game; random: () => number } {
  games++;
  return { game: newGame(games), random: seeded(games) };
}
export function newGame(n: number): Game {
  const list = (at: number) => STARTER_DECKS[at % STARTER_DECKS.length]?.list as DeckList;
  return createGame(RULESET, GAME_POOL, [list(n), list(n + 1 + Math.floor(n / STARTER_DECKS.length))], `bench ${n}`);
}
export interface Done {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: GameEvent[];
}
/** Does an action that must be legal. */
export function act(game: Game, seat: Seat, action: Action): Done {
  const result = apply(game, seat, action);
  if (isRefusal(result)) throw new Error(`a legal action was refused (${result.refused})`);
  return { seat, action, events: result.events };
}
/** One decision of a random player, who has every legal action listed first; null when the game is over. */
export function decide(game: Game, random: () => number): Done | null {
  const open = decisionsOf(game).filter((decision) => decision !== null);
  const decision = open[Math.floor(random() * open.length)];
  if (!decision) return null;
  const legal = legalActions(game, decision.seat);
  if (legal.length === 0) throw new Error('nothing legal to do');
  return act(game, decision.seat, sampleAnswer(decision, random));
}
