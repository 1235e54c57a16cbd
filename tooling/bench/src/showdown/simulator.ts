/** The parts of Pokemon Showdown's simulator that are driven, from where it was fetched to. */
import { createRequire } from 'node:module';

export interface Choices {
  wait?: boolean;
  teamPreview?: boolean;
  forceSwitch?: boolean[];
  active?: { moves: { disabled?: boolean | string }[]; trapped?: boolean; canTerastallize?: string }[];
  side: { pokemon: { condition: string; active: boolean; reviving?: boolean }[] };
}
export interface Side {
  activeRequest: Choices | null;
  isChoiceDone(): boolean;
}
export interface Battle {
  readonly ended: boolean;
  readonly inputLog: string[];
  readonly log: string[];
  readonly sides: readonly Side[];
  setPlayer(slot: string, options: { name: string; team: string }): void;
  choose(slot: string, input: string): boolean;
  destroy(): void;
}
interface Stream {
  write(text: string): void;
}
export interface Streams {
  omniscient: Stream & AsyncIterable<string>;
  p1: Stream;
  p2: Stream;
}
export interface Simulator {
  Battle: new (options: { formatid: string; seed: string }) => Battle;
  BattleStream: new () => object;
  getPlayerStreams(stream: object): Streams;
  Teams: { generate(format: string, options: { seed: string }): object[]; pack(team: object[]): string };
}
interface RandomPlayer {
  start(): Promise<void>;
}
export interface Tools {
  RandomPlayerAI: new (stream: Stream, options: { seed: string; move: number; mega: number }) => RandomPlayer;
}

const require = createRequire(import.meta.url);
const [, , folder = ''] = process.argv;
export const sim = require(`${folder}/dist/sim/index.js`) as Simulator;
export const tools = require(`${folder}/dist/sim/tools/random-player-ai.js`) as Tools;
export const FORMAT = 'gen9randombattle';

/** A seed of the simulator's own kind, from a number. */
export const seedOf = (n: number): string => `sodium,${(n * 2_654_435_761).toString(16).padStart(64, '0').slice(-64)}`;
