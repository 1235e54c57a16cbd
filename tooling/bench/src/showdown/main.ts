/** The other side: Pokemon Showdown's simulator with random battles of generation 9. */
import { heapKib, perCpuSecond, perCpuSecondAsync } from '../cpu';
import { type Measured, serve } from '../side';
import { newBattle, type PlayedBattle, playBattle, teamsFor } from './battles';
import { FORMAT, seedOf, sim, tools } from './simulator';

let streams = 0;

const isDecision = (line: string): boolean => /^>p[12] /.test(line);

/** A battle through the stream, with the simulator's own random players; its decisions. */
async function playStream(): Promise<number> {
  const n = ++streams;
  const { omniscient, p1, p2 } = sim.getPlayerStreams(new sim.BattleStream());
  const ai = { move: 0.7, mega: 0.6 };
  const players = [p1, p2].map((stream, at) => new tools.RandomPlayerAI(stream, { ...ai, seed: seedOf(7 * n + at) }));
  for (const player of players) void player.start();
  let input = 0;
  for (const stream of [p1, p2]) {
    const { write } = stream;
    stream.write = (text) => {
      input++;
      write.call(stream, text);
    };
  }
  omniscient.write(`>start ${JSON.stringify({ formatid: FORMAT, seed: seedOf(n) })}`);
  const teams = teamsFor(n);
  for (const [at, team] of teams.entries())
    omniscient.write(`>player p${at + 1} ${JSON.stringify({ name: `p${at + 1}`, team })}`);
  for await (const _ of omniscient);
  return input;
}
function setUp(budgetMs: number): Measured {
  const teams = Array.from({ length: 50 }, (_, n) => teamsFor(n));
  let n = 0;
  const perSecond = perCpuSecond(budgetMs / 4, () => {
    newBattle(n, teams[n % teams.length]).destroy();
    n++;
    return 1;
  });
  return { value: 1000 / perSecond };
}
function liveHeap(): Measured {
  const held: PlayedBattle[] = [];
  const before = heapKib();
  for (let n = 0; n < 60; n++) held.push(playBattle(60));
  return { value: (heapKib() - before) / held.length };
}
function logBytes(): Measured {
  let bytes = 0;
  let decisions = 0;
  for (let n = 0; n < 20; n++) {
    const lines = playBattle().battle.inputLog.filter(isDecision);
    bytes += Buffer.byteLength(`${lines.join('\n')}\n`);
    decisions += lines.length;
  }
  return { value: bytes / decisions };
}

serve({
  E1: (budgetMs) => ({
    value: perCpuSecond(budgetMs, () => {
      const { battle, decisions } = playBattle();
      battle.destroy();
      return decisions;
    }),
  }),
  E2: async (budgetMs) => ({ value: await perCpuSecondAsync(budgetMs, playStream) }),
  E5: setUp,
  E6: liveHeap,
  E7: logBytes,
});
