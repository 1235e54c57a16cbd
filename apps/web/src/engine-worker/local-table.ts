import { GAME_POOL } from '@astris/cards';
import type { Game, GameEvent } from '@astris/engine';
import { LocalMatch, type PracticeGame, StaleGame } from '@astris/practice';
import { type PuzzleId, puzzleGame, puzzleOf, watchOf, whimsOf } from '@astris/practice/puzzles';
import type { Answer, Joined, WindowPreset } from '@astris/protocol';
import { otherVersionOf } from '@astris/replay';
import { KeptGames } from './kept-games';
import type { Kept, News, NewsName, Slot } from './messages';

type Tell = <N extends NewsName>(news: N, value: News[N]) => void;
type Delay = readonly [least: number, most: number];
/** How the other seat plays. */
interface Manner {
  delay: Delay;
  whims: (version: number) => () => number;
}
/** Before the bot answers, or a window is passed, in ms. */
const PRACTICE_DELAY: Delay = [350, 900];
const PUZZLE_DELAY: Delay = [250, 500];

/** The seed of a game fixes what its bot does too: the same answers lead to the same game. */
const practised = ({ file }: PracticeGame): Manner => ({ delay: PRACTICE_DELAY, whims: whimsOf(file.seed) });

/** The one game that a page plays in its worker. A game of a slot is kept after each action. */
export class LocalTable {
  #match: LocalMatch | null = null;
  readonly #keeping: KeptGames;

  constructor(private readonly tell: Tell) {
    this.#keeping = new KeptGames(() => tell('notKept', null));
  }

  /** Throws before a game was begun. */
  get match(): LocalMatch {
    if (!this.#match) throw new Error('no game was begun');
    return this.#match;
  }

  async kept(slot: Slot): Promise<Kept> {
    const game = await this.#keeping.read(slot);
    if (!game) return { state: 'none' };
    if (otherVersionOf(game.file, GAME_POOL)) return { state: 'stale' };
    const { seats, actions, result } = game.file;
    return { state: result ? 'over' : 'open', opponent: seats[1 - game.seat]?.name ?? '', actions: actions.length };
  }
  begin(slot: Slot, game: PracticeGame): Answer<Joined> {
    const joined = this.#lay(game, practised(game), (now) => this.#keeping.write(slot, now.practiceGame));
    this.#keeping.write(slot, this.match.practiceGame);
    return joined;
  }
  async resume(slot: Slot): Promise<Answer<Joined> | null> {
    const game = await this.#keeping.read(slot);
    if (!game || otherVersionOf(game.file, GAME_POOL)) return null;
    try {
      return this.#lay(game, practised(game), (now) => this.#keeping.write(slot, now.practiceGame));
    } catch (error) {
      if (error instanceof StaleGame) return null;
      throw error;
    }
  }
  solve(id: PuzzleId): Answer<Joined> {
    const puzzle = puzzleOf(id);
    const joined = this.#lay(
      puzzleGame(puzzle, GAME_POOL),
      { delay: PUZZLE_DELAY, whims: whimsOf(puzzle.position.seed) },
      (_, events, game) => {
        const before = watch.state;
        if (watch.see(events, game) !== before) this.tell('puzzle', watch.state);
      },
    );
    const watch = watchOf(puzzle, GAME_POOL, this.match.game);
    this.tell('puzzle', watch.state);
    return joined;
  }
  setWindows(preset: WindowPreset): Answer {
    return this.match.setWindows(preset);
  }

  #lay(
    game: PracticeGame,
    { delay: [least, most], whims }: Manner,
    done: (match: LocalMatch, events: readonly GameEvent[], game: Game) => void,
  ): Answer<Joined> {
    this.#match?.stop();
    const match = new LocalMatch(game, {
      pool: GAME_POOL,
      whims,
      now: () => performance.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      delay: () => Math.round(least + (most - least) * Math.random()),
      stepped: (step, events, now) => {
        this.tell('step', step);
        done(match, events, now);
      },
      settled: (settled) => this.tell('settled', settled),
      fault: (message, error) => console.error(message, error ?? ''),
    });
    this.#match = match;
    match.start();
    return match.join();
  }
}
