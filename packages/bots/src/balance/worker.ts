/** A process that plays the games it is sent (`spread.ts`). */
import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET } from '@astris/engine';
import { type GameRecord, playPlan } from './record';
import { planOf } from './schedule';
import type { Delivery, Order } from './spread';

const table = { ruleset: RULESET, pool: GAME_POOL, lists: STARTER_DECKS.map(({ list }) => list) };
const deliver = (delivery: Delivery): void => {
  process.send?.(delivery);
};

process.on('message', ({ schedule, from, to }: Order) => {
  const before = process.cpuUsage();
  try {
    const records: GameRecord[] = [];
    for (let n = from; n < to; n++) records.push(playPlan(table, planOf(schedule, n), n));
    const { user, system } = process.cpuUsage(before);
    deliver({ records, cpu: user + system });
  } catch (error) {
    deliver({ failed: error instanceof Error ? error.message : String(error) });
  }
});
