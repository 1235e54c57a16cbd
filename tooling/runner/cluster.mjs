// npm run start:cluster: the built site with several game services, a Redis between them and a proxy before them.
import { openBalancer } from './balancer.mjs';
import { dataFolder, helpWanted, ports } from './environment.mjs';
import { isStopping, main, stop, stopOnSignals, whenStopping } from './lifecycle.mjs';
import { log } from './log.mjs';
import { startRedis } from './redis.mjs';
import { openSite } from './site.mjs';
import { freePort } from './waiting.mjs';

const USAGE = `npm run start:cluster -- --nodes 2: the site with several game services, all on this machine.

  --nodes N   how many game services, 2 to 8 (2)

Each has a port of its own; a proxy at GAME_PORT sends browsers to those that are ready. REDIS_URL names a Redis to use;
without it one is started, and installed first where that can be done. A game service that ends, or is killed, is
started again: its players are at another by then, and go on.`;
const MOST_NODES = 8;
/** How long after its end a service is started again, in ms. */
const AGAIN_AFTER = 2_000;

function nodesWanted([flag, number, ...more]) {
  if (flag === undefined) return 2;
  const nodes = Number(number);
  if (flag !== '--nodes' || more.length > 0) throw new Error('There is no such option: see --help.');
  if (!Number.isInteger(nodes) || nodes < 2 || nodes > MOST_NODES) {
    throw new Error(`--nodes takes a whole number from 2 to ${MOST_NODES}.`);
  }
  return nodes;
}

if (!helpWanted(USAGE)) {
  stopOnSignals(0);
  await main(async () => {
    const count = nodesWanted(process.argv.slice(2));
    let redisUrl = process.env.REDIS_URL;
    if (!redisUrl) {
      const redis = await startRedis();
      whenStopping(redis.stop);
      redisUrl = redis.url;
      log('redis ready');
    }
    const nodePorts = [];
    while (nodePorts.length < count) nodePorts.push(await freePort());
    const site = await openSite({
      production: true,
      ports: ports(),
      nodePorts,
      folder: dataFolder(),
      databaseUrl: process.env.DATABASE_URL,
      extra: { REDIS_URL: redisUrl },
      openProxy: openBalancer,
      onCrash: (message, service) => {
        if (!service.node) {
          console.error(message);
          void stop(1);
          return;
        }
        log(`${message} It is started again.`);
        setTimeout(() => isStopping() || service.start(), AGAIN_AFTER);
      },
    });
    for (const [at, port] of nodePorts.entries()) log(`game-${at + 1}: port ${port}`);
    console.log(`Astris online is ready, with ${count} game services: ${site.url}`);
  });
}
