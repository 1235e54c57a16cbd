import { verifyTicket } from '@astris/auth/ticket';
import { CARDS } from '@astris/cards';
import { createDb } from '@astris/db';
import { buildPool, RULESET } from '@astris/engine';
import { pino } from 'pino';
import { readEnvironment } from './environment';
import { systemClock } from './parts';
import { createGameServer } from './server';
import { prismaStore } from './store/prisma-store';

const environment = readEnvironment(process.env);
const log = pino({ level: environment.LOG_LEVEL, serializers: { error: pino.stdSerializers.err } });
const server = createGameServer({
  store: prismaStore(createDb(environment.DATABASE_URL)),
  clock: systemClock,
  log,
  pool: buildPool(CARDS),
  ruleset: RULESET,
  verifyTicket,
  random: Math.random,
  passDelay: [150, 600],
  botDelay: [500, 1_300],
  limits: { burst: 40, perSecond: 20 },
  origins: environment.WEB_ORIGIN.split(',').map((origin) => origin.trim()),
  node: environment.GAME_NODE,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'closing');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ error }, 'could not close in order');
        process.exit(1);
      },
    );
  });
}

const port = await server.listen(environment.GAME_PORT, environment.HOST);
log.info({ host: environment.HOST, port }, 'game service ready');
