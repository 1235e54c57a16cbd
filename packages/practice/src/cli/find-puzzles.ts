/** Looks through games that bots play for the positions of puzzles. */
import { answersFor } from '@astris/bots';
import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { type Act, apply, createGame, decisionsOf, type Game, isRefusal, RULESET } from '@astris/engine';
import { PUZZLE_SITTING, stepText, whimsOf } from '../puzzles/lay';
import type { Position, Puzzle } from '../puzzles/puzzle';
import { searchPuzzle } from '../puzzles/search';
import type { Trial } from '../puzzles/try-out';

/** Positions with more to do than this are hard to take in. */
const MOST_OPTIONS = 22;
const FIRST_TURN = 3;

type Wanted = Pick<Puzzle, 'id' | 'goal' | 'shape'>;

/** The first position for each puzzle in the games from `seed` on; it looks at no more than so many games. */
export function findPositions(wanted: readonly Wanted[], seed: string, games: number): Map<string, Position> {
  const found = new Map<string, Position>();
  for (let n = 0; n < games && found.size < wanted.length; n += 1) {
    const open = wanted.filter(({ id }) => !found.has(id));
    for (const [id, position] of lookThrough(open, `${seed} ${n}`, n)) found.set(id, position);
  }
  return found;
}

function lookThrough(wanted: readonly Wanted[], seed: string, n: number): Map<string, Position> {
  const found = new Map<string, Position>();
  const decks = [0, 1].map((seat) => {
    const deck = STARTER_DECKS[(n * 3 + seat * (1 + (n % 4))) % STARTER_DECKS.length];
    if (!deck) throw new Error('there are no ready-made decks');
    return { name: deck.name, list: deck.list };
  });
  const game = createGame(
    RULESET,
    GAME_POOL,
    decks.map(({ list }) => list),
    seed,
  );
  const whims = whimsOf(seed);
  const log: string[] = [];
  while (!game.board.result && log.length < 600) {
    const decision = decisionsOf(game).find((one) => one !== null);
    if (!decision) break;
    const { seat } = decision;
    const trial: Trial = { game, pool: GAME_POOL, seat, whims, version: log.length };
    if (decision.kind === 'action' && game.board.gameTurn >= FIRST_TURN && decision.options.length <= MOST_OPTIONS) {
      for (const puzzle of wanted) {
        if (found.has(puzzle.id)) continue;
        const line = searchPuzzle(trial, puzzle);
        if (!line) continue;
        const { line: solution, wrong, acts } = line;
        found.set(puzzle.id, { seed, decks, actions: log.join(' '), seat, solution, wrong, cast: castOf(acts, game) });
      }
    }
    const parts = { pool: GAME_POOL, ruleset: RULESET, random: whims(log.length), fault: () => undefined };
    for (const action of answersFor({ game, seat, bot: PUZZLE_SITTING.bot }, parts)) {
      if (isRefusal(apply(game, seat, action))) continue;
      log.push(stepText(seat, action));
      break;
    }
  }
  return found;
}

/** Who does what to what, by act; found before the acts are done. */
function castOf(acts: readonly Act[], game: Game): Record<string, string> {
  const cast: Record<string, string> = {};
  const name = (key: string, id: number) => {
    const card = game.board.cards[id]?.card ?? game.hidden.objects[id]?.card;
    if (card) cast[key] = card;
  };
  acts.forEach((act, at) => {
    const nth = at + 1;
    if (act.do === 'attack') {
      name(`by${nth}`, act.attacker);
      name(`at${nth}`, act.target);
    } else if (act.do === 'bind' || act.do === 'partner') {
      name(`by${nth}`, act.character);
      name(`at${nth}`, act.storyline);
    } else if (act.do === 'skip') name(`at${nth}`, act.storyline);
    else if (act.do === 'play' || act.do === 'ability') name(`by${nth}`, act.card);
  });
  return cast;
}
