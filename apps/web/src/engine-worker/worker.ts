/** A web worker that holds the engine, the cards and the bots: practice, puzzles and replays run here, without a server. */
import { RULESET } from '@astris/engine';
import { previewOf } from '@astris/practice/preview';
import { CARD_POOL, printedCard } from '@/match/pool';
import { LocalTable } from './local-table';
import type { AskName, Asks, FromWorker, News, NewsName, ToWorker } from './messages';
import { layOut } from './timeline';

const post = (message: FromWorker): void => self.postMessage(message);
const tell = <N extends NewsName>(news: N, value: News[N]): void => post({ news, value } as FromWorker);
const table = new LocalTable(tell);

type Handlers = { [N in AskName]: (give: Asks[N]['give']) => Asks[N]['get'] | Promise<Asks[N]['get']> };
const handlers: Handlers = {
  kept: (slot) => table.kept(slot),
  begin: ({ slot, game }) => table.begin(slot, game),
  resume: (slot) => table.resume(slot),
  puzzle: (id) => table.solve(id),
  act: (message) => table.match.act(message),
  windows: (preset) => table.setWindows(preset),
  log: () => table.match.log(),
  foretell: ({ view, act, players }) =>
    previewOf(view, act, { pool: CARD_POOL, ruleset: RULESET, players, printed: printedCard }),
  game: () => table.match.practiceGame,
  timeline: (text) => layOut(text, (done, of) => tell('progress', { done, of })),
};

self.onmessage = async ({ data: { id, ask, give } }: MessageEvent<ToWorker>) => {
  try {
    post({ id, get: await (handlers[ask] as (given: unknown) => unknown)(give) });
  } catch (error) {
    post({ id, failed: error instanceof Error ? error.message : String(error) });
  }
};
