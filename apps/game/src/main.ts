import { trustedProxies } from '@astris/auth/client-address';
import { siteOrigins } from '@astris/auth/origins';
import { verifyTicket } from '@astris/auth/ticket';
import { CARDS } from '@astris/cards';
import { createDb } from '@astris/db';
import { buildPool, RULESET } from '@astris/engine';
import { prismaChat } from './chat/prisma-chat';
import { redisRelay } from './cluster/relay';
import { readEnvironment } from './environment';
import { createLog } from './log';
import { Metrics } from './metrics/metrics';
import { systemClock } from './parts';
import { createGameServer } from './server';
import { stopOnSignals } from './stopping';
import { prismaNewMatches } from './store/new-matches';
import { prismaStore } from './store/prisma-store';

const environment = readEnvironment(process.env);
const log = createLog(environment.LOG_LEVEL);
const db = createDb(environment.DATABASE_URL);
const rules = { pool: buildPool(CARDS), ruleset: RULESET };
const server = createGameServer({
  store: prismaStore(db),
  newMatches: prismaNewMatches(db, rules),
  chat: prismaChat(db),
  clock: systemClock,
  log,
  metrics: new Metrics({ ofProcess: true }),
  metricsToken: environment.METRICS_TOKEN,
  ...rules,
  verifyTicket,
  random: Math.random,
  passDelay: [150, 600],
  botDelay: [500, 1_300],
  limits: {
    ofSocket: { burst: 40, perSecond: 20 },
    ofUser: { burst: 80, perSecond: 40 },
    // A school or a company may watch a final from one address.
    ofWatchers: { burst: 800, perSecond: 100 },
    perAddress: environment.GAME_ADDRESS_SOCKETS,
    perUser: environment.GAME_USER_SOCKETS,
    proxies: trustedProxies(process.env),
  },
  origins: siteOrigins(environment),
  node: environment.GAME_NODE,
  relay: environment.REDIS_URL === null ? null : redisRelay(environment.REDIS_URL, log),
});

stopOnSignals(server, log, {
  drainSeconds: environment.GAME_DRAIN_SECONDS,
  closeSeconds: environment.GAME_CLOSE_SECONDS,
});

try {
  const port = await server.listen(environment.GAME_PORT, environment.HOST);
  log.info({ host: environment.HOST, port }, 'game service ready');
} catch (error) {
  log.fatal({ error }, 'the service could not start');
  process.exit(1);
}
