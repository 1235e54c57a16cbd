/** One game between bots, and what is kept of it for the figures. */
import type { CardPool, DeckList, GameEvent, Ruleset, Seat } from '@astris/engine';
import { decisionsOf, viewFor } from '@astris/engine';
import { type Ending, endingOf, firstOf, playToEnd, seeded } from '@astris/engine/testing';
import { PLAYERS } from '../players';
import type { BotId } from '../roster';
import type { Pair, Plan } from './schedule';

export interface ActLine {
  readonly winner: Seat;
  readonly ending: Ending;
  /** Who controlled the Storyline that ended it; null where none did. */
  readonly completer: Seat | null;
  readonly turns: number;
}
export interface GameRecord {
  readonly n: number;
  readonly decks: Pair<number>;
  readonly bots: Pair<BotId>;
  readonly first: Seat;
  readonly winner: Seat;
  readonly acts: readonly ActLine[];
  /** Turns of the whole game. */
  readonly turns: number;
  readonly decisions: number;
  /** By seat: ids of the cards that were drawn, and of those that were played, each once. */
  readonly drawn: Pair<readonly string[]>;
  readonly played: Pair<readonly string[]>;
}
export interface Table {
  readonly ruleset: Ruleset;
  readonly pool: CardPool;
  readonly lists: readonly DeckList[];
}

/** What the events tell that the end of the game does not. */
class Witness {
  readonly drawn: Pair<Set<string>> = [new Set(), new Set()];
  readonly played: Pair<Set<string>> = [new Set(), new Set()];
  /** By Act: whose Storyline ended it. */
  readonly completers: (Seat | null)[] = [];
  #completed: { card: string; seat: Seat }[] = [];

  see(events: readonly GameEvent[], endedBy: (act: number) => string | undefined): void {
    for (const { type, seat, subject, own } of events) {
      if (type === 'drew')
        for (const part of own ?? []) for (const { card } of part.cards ?? []) this.drawn[part.seat]?.add(card);
      if (type === 'played' && subject && seat !== undefined) this.played[seat]?.add(subject.card);
      if (type === 'storylineCompleted' && subject)
        this.#completed.push({ card: subject.card, seat: subject.controller });
      if (type === 'actWon') {
        const card = endedBy(this.completers.length);
        this.completers.push(this.#completed.find((one) => one.card === card)?.seat ?? null);
        this.#completed = [];
      }
    }
  }
}

/** Plays the n-th game. Throws, with its seed, when it is stuck or a bot’s answer is refused. */
export function playPlan({ ruleset, pool, lists }: Table, plan: Plan, n: number): GameRecord {
  const random = seeded(plan.chance);
  const witness = new Witness();
  const dealt = plan.decks.map((at) => lists[at] as DeckList);
  const { game, log } = playToEnd(
    ruleset,
    pool,
    dealt,
    plan.seed,
    (now) => {
      const seat = decisionsOf(now).findIndex((decision) => decision !== null);
      const bot = plan.bots[seat];
      return bot ? { seat, action: PLAYERS[bot](viewFor(now, seat), pool, ruleset, random) } : null;
    },
    (events, now) => witness.see(events, (act) => now.board.acts[act]?.storyline),
  );
  const { acts, result, gameTurn } = game.board;
  const both = (sets: Pair<Set<string>>): Pair<string[]> => [[...sets[0]].sort(), [...sets[1]].sort()];
  return {
    n,
    decks: plan.decks,
    bots: plan.bots,
    first: firstOf(log, game),
    winner: result?.winner ?? 0,
    acts: acts.map((act, at) => ({
      winner: act.winner,
      ending: endingOf(act),
      completer: witness.completers[at] ?? null,
      turns: act.turns,
    })),
    turns: gameTurn,
    decisions: log.length,
    drawn: both(witness.drawn),
    played: both(witness.played),
  };
}
