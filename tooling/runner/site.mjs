// The whole site: database, game service, web server.
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, buildPackages, sourceHash } from './build.mjs';
import { openDatabase, seed } from './database/database.mjs';
import { serviceEnvironment } from './environment.mjs';
import { prepare } from './install.mjs';
import { stop, whenStopping } from './lifecycle.mjs';
import { log } from './log.mjs';
import { inRoot, readJson } from './repository.mjs';
import { createService } from './service.mjs';
import { assertPortFree } from './waiting.mjs';

/**
 * Brings the site up from whatever state the checkout is in, and resolves when web and game answer. It closes when the
 * run stops.
 * @param {{ production: boolean, ports: { web: number, game: number }, nodePorts?: number[], folder: string,
 *   databaseUrl?: string, fresh?: boolean, durable?: boolean, given?: object, extra?: object,
 *   openProxy?: (options: { port: number, targets: number[] }) => Promise<{ stop: () => Promise<void> }>,
 *   onCrash?: (message: string, service: { node?: string, start: () => void }) => void,
 *   heard?: (text: string) => void }} options
 *   nodePorts: one game service at each of these, with a proxy at the port of game; given: the environment to take
 *   settings from; extra: more variables for both services; onCrash: told when a service ends by itself, else everything
 *   stops; heard: told all that the services write
 */
export async function openSite(options) {
  const { production, ports, nodePorts, folder, databaseUrl, fresh, durable, given, extra = {} } = options;
  const { openProxy, onCrash = stopAll, heard } = options;
  await assertPortFree(ports.web, 'PORT');
  await assertPortFree(ports.game, 'GAME_PORT');
  await prepare();
  await (production ? build() : buildPackages());

  const address = await openDatabase({ url: databaseUrl, folder, fresh, durable });
  await seed(address, folder, databaseUrl || fresh ? undefined : sourceHash());
  log('database ready');

  const site = { production, ports, databaseUrl: address, folder };
  const env = { ...serviceEnvironment(site, given), ...extra };
  const games = (nodePorts ?? [ports.game]).map((port, at) => {
    const node = nodePorts && `game-${at + 1}`;
    const own = node ? { GAME_PORT: String(port), GAME_NODE: node, TRUSTED_PROXIES: behindOneMore(env) } : {};
    return createService({ ...gameService(production, port), node, env: { ...env, ...own }, onCrash, heard });
  });
  const web = createService({ ...webService(production, ports.web), env, onCrash, heard });
  for (const service of [...games, web]) {
    whenStopping(service.stop);
    service.start();
  }
  await Promise.all([...games, web].map((service) => service.ready()));
  if (nodePorts) whenStopping((await openProxy({ port: ports.game, targets: nodePorts })).stop);
  return { url: `http://127.0.0.1:${ports.web}`, databaseUrl: address, env, game: games[0], web };
}

/** The proxy before several game services writes an address too. */
const behindOneMore = ({ TRUSTED_PROXIES }) => String(Number(TRUSTED_PROXIES || 0) + 1);

function gameService(production, port) {
  const folder = 'apps/game';
  return {
    name: 'game',
    folder,
    args: production ? ['--enable-source-maps', 'dist/main.js'] : [binary(folder, 'tsx'), 'watch', 'src/main.ts'],
    health: `http://127.0.0.1:${port}/health`,
  };
}

function webService(production, port) {
  const folder = 'apps/web';
  return {
    name: 'web',
    folder,
    args: [binary(folder, 'next'), production ? 'start' : 'dev', '-H', '127.0.0.1', '-p', String(port)],
    health: `http://127.0.0.1:${port}/`,
  };
}

/** The script behind a package's command, so that Node runs it directly and signals reach it. */
function binary(folder, name) {
  const manifest = createRequire(inRoot(folder, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = readJson(manifest);
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

function stopAll(message) {
  console.error(message);
  void stop(1);
}
