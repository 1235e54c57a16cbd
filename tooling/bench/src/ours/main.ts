/** This project's side: the engine with the starter decks, and what the service does around it. */
import { quantile } from '@astris/bots/statistics';
import type { Game, GameEvent } from '@astris/engine';
import { cpuMs, heapKib, perCpuSecond } from '../cpu';
import { type Measured, serve } from '../side';
import { logged, packetsOf, playOverMessages } from './delivery';
import { type Done, decide, newGame, nextGame } from './games';

/** As many as the service keeps (apps/game, live-match.ts). */
const STEPS_KEPT = 12;

function playWhole(): Done[] {
  const { game, random } = nextGame();
  const done: Done[] = [];
  for (let next = decide(game, random); next; next = decide(game, random)) done.push(next);
  return done;
}
function decisionTimes(): Measured {
  const times: number[] = [];
  while (times.length < 20_000) {
    const { game, random } = nextGame();
    for (;;) {
      const from = cpuMs();
      if (!decide(game, random)) break;
      times.push(cpuMs() - from);
    }
  }
  return { value: quantile(times, 0.99), second: quantile(times, 0.5) };
}
function setUp(budgetMs: number): Measured {
  let n = 0;
  return {
    value:
      1000 /
      perCpuSecond(budgetMs / 4, () => {
        newGame(n++);
        return 1;
      }),
  };
}
/** Live matches as the service holds them: the game, the log of its actions, and the steps for who comes back. */
function liveHeap(): Measured {
  const matches = 60;
  const held: { game: Game; log: string[]; steps: GameEvent[][] }[] = [];
  const before = heapKib();
  for (let n = 0; n < matches; n++) {
    const { game, random } = nextGame();
    const log: string[] = [];
    const steps: GameEvent[][] = [];
    for (let actions = 0; actions < 60; actions++) {
      const done = decide(game, random);
      if (!done) break;
      log.push(logged(done.seat, done.action));
      steps.push(done.events);
      if (steps.length > STEPS_KEPT) steps.shift();
    }
    held.push({ game, log, steps });
  }
  return { value: (heapKib() - before) / held.length };
}
function logBytes(): Measured {
  let bytes = 0;
  let decisions = 0;
  for (let n = 0; n < 10; n++) {
    const played = playOverMessages();
    bytes += played.logBytes;
    decisions += played.decisions;
  }
  return { value: bytes / decisions };
}
function pushedBytes(): Measured {
  const sizes: number[] = [];
  for (let n = 0; n < 10; n++) {
    for (const [at, { events }] of playWhole().entries()) {
      const { own, step } = packetsOf(at + 1, events, 1_000 * at);
      const packets = own.flatMap((part) => (part ? [part, step] : [step]));
      sizes.push(packets.reduce((sum, packet) => sum + Buffer.byteLength(packet), 0));
    }
  }
  return { value: quantile(sizes, 0.5), second: quantile(sizes, 0.99) };
}

serve({
  E1: (budgetMs) => ({ value: perCpuSecond(budgetMs, () => playWhole().length) }),
  E2: (budgetMs) => ({ value: perCpuSecond(budgetMs, () => playOverMessages().decisions) }),
  E4: decisionTimes,
  E5: setUp,
  E6: liveHeap,
  E7: logBytes,
  E9: pushedBytes,
});
