// Everything that the environment can set, as data; `npm start -- --help` prints it.

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './repository.mjs';

/** Each variable: its name, what happens without it, and its meaning. */
export const VARIABLES = [
  ['PORT', '3000', 'Port of the web server on 127.0.0.1.'],
  ['GAME_PORT', 'PORT + 1', 'Port of the game service on 127.0.0.1.'],
  [
    'WEB_ORIGIN',
    '127.0.0.1 and localhost at PORT',
    'Origins of the site, separated by commas: for sockets, and links in mail.',
  ],
  ['GAME_URL', 'http://127.0.0.1:GAME_PORT', 'Where browsers reach the game service. Read at run time.'],
  ['DATABASE_URL', 'a PostgreSQL in DATA_DIR', 'A PostgreSQL to use instead; it is migrated and seeded.'],
  ['DATA_DIR', '.data/dev', 'Folder of the database and the secret.'],
  ['AUTH_SECRET', 'made once, kept in DATA_DIR', 'Key of sessions and tickets; equal for all services of one site.'],
  ['AUTH_TRUST_HOST', '1', 'Whether sign-in trusts the host name of the request.'],
  ...['DISCORD', 'GITHUB', 'GOOGLE'].flatMap((provider) => [
    [`${provider}_CLIENT_ID`, 'not offered', 'With its secret: sign-in through this provider.'],
    [`${provider}_CLIENT_SECRET`, 'not offered', 'See above.'],
  ]),
  ['ASTRIS_SIGN_IN_LIMIT', '10', 'Tries to sign in with one email in 15 minutes.'],
  ['ASTRIS_SIGN_IN_ADDRESS_LIMIT', '200', 'Tries to sign in from one address in 15 minutes.'],
  ['ASTRIS_SIGN_UP_LIMIT', '120', 'Accounts and guests made from one address in an hour.'],
  ['ASTRIS_RESET_LIMIT', '5', 'Mails to reset a password, for one email in an hour.'],
  ['ASTRIS_RESET_ADDRESS_LIMIT', '60', 'Mails to reset a password, asked for from one address in an hour.'],
  ['TRUSTED_PROXIES', '0', 'Proxies before the services: only what they write in `X-Forwarded-For` is believed.'],
  ['GAME_USER_SOCKETS', '20', 'Sockets that one user may have open at a game service.'],
  ['GAME_ADDRESS_SOCKETS', '500', 'Connections that a game service takes from one address.'],
  ['GAME_NODE', 'game', 'Name of this game service; no two that share a database have the same.'],
  ['REDIS_URL', 'one game service', 'Redis through which several game services tell each other what happens.'],
  [
    'GAME_DRAIN_SECONDS',
    '0',
    'After SIGTERM: how long the game service plays on, not ready, before it closes sockets.',
  ],
  ['GAME_CLOSE_SECONDS', '7', 'How long it may then take to finish; after that it ends with exit code 1.'],
  ['METRICS_TOKEN', 'no metrics', 'Bearer token for `/metrics` of the game service.'],
  ['DATABASE_CONNECTIONS', '10', 'Most connections of each process to the database.'],
  [
    'DATABASE_TIMEOUT_SECONDS',
    '10',
    'How long a statement may take; a transaction twice, an unheard answer 1.5 times.',
  ],
  ['LOG_LEVEL', 'info', 'How much the game service logs: fatal, error, warn, info, debug, trace, silent.'],
  ['REDIS_SERVER_PATH', 'found or installed', 'The redis-server of npm run start:cluster and of the tests.'],
  ['TEST_DATABASE_URL', 'a PostgreSQL in .data', 'An empty PostgreSQL for `npm test` to use instead.'],
  ['CHROMIUM_PATH', 'found or installed', 'The browser of the end-to-end tests.'],
  ['E2E_PICTURES', 'no pictures', 'Folder into which the test of the chat puts pictures of what each person sees.'],
  ['E2E_TRACE', 'no traces', '1 keeps a trace of each end-to-end test that fails, in test-results.'],
  ['FUZZ_RUNS', '1', 'How many times as many runs the property tests of the engine make.'],
  ['FUZZ_SEED', '1', 'Which runs those are.'],
  ['UPDATE_GOLDENS', 'compare', '1 writes golden files anew instead of comparing: cards, rules, stored games.'],
].map(([name, otherwise, meaning]) => ({ name, otherwise, meaning }));

/** Prints the table and returns true when the command line asks for it. */
export function helpWanted(usage) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return false;
  const width = (key) => Math.max(...VARIABLES.map((variable) => variable[key].length));
  console.log(`${usage}\n\nEnvironment (name, default, meaning):\n`);
  for (const { name, otherwise, meaning } of VARIABLES) {
    console.log(`  ${name.padEnd(width('name'))}  ${otherwise.padEnd(width('otherwise'))}  ${meaning}`);
  }
  return true;
}

/** The folder of this run's database and secret. */
export const dataFolder = () => path.resolve(inRoot(), process.env.DATA_DIR ?? '.data/dev');

/** The ports of web and game, from the environment. */
export function ports() {
  const web = port('PORT', process.env.PORT ?? '3000');
  return { web, game: port('GAME_PORT', process.env.GAME_PORT ?? String(web + 1)) };
}

function port(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65535) throw new Error(`${name} is not a port: ${text}`);
  return number;
}

/**
 * What web and game are told. A seed fixed by a test is allowed by the end-to-end tests alone, never by the caller's
 * environment.
 * @param {{ production: boolean, ports: { web: number, game: number }, databaseUrl: string, folder: string }} site
 */
export function serviceEnvironment({ production, ports: { web, game }, databaseUrl, folder }, given = process.env) {
  const { ASTRIS_TEST_SEED_ALLOWED: _, ...rest } = given;
  return {
    ...rest,
    HOST: '127.0.0.1',
    NODE_ENV: production ? 'production' : 'development',
    PORT: String(web),
    GAME_PORT: String(game),
    WEB_ORIGIN: given.WEB_ORIGIN ?? `http://127.0.0.1:${web},http://localhost:${web}`,
    GAME_URL: given.GAME_URL ?? `http://127.0.0.1:${game}`,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: given.AUTH_SECRET ?? keptSecret(folder),
    AUTH_TRUST_HOST: given.AUTH_TRUST_HOST ?? '1',
  };
}

function keptSecret(folder) {
  const file = path.join(folder, 'auth-secret');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8');
}
