import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { VARIABLES } from './environment.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { services } = parse(read('compose.yaml'), { merge: true });
const dockerfile = read('Dockerfile');
const own = Object.entries(services).filter(([, { build }]) => build);
const games = own.filter(([, { build }]) => build.target === 'game').map(([name]) => name);

/** What belongs to Node, or to a container alone: in it a service listens for the others too. */
const NOT_TOLD = ['NODE_ENV', 'HOST', 'NEXT_TELEMETRY_DISABLED', 'CHECKPOINT_DISABLE', 'CI'];
const known = [...VARIABLES.map(({ name }) => name), ...NOT_TOLD];
const stageOf = (target) =>
  new RegExp(`^FROM \\S+ AS ${target}$([\\s\\S]*?)(?=^FROM |(?![\\s\\S]))`, 'm').exec(dockerfile)?.[1];

test('every variable that our containers are given is in the table of variables', () => {
  expect(own.map(([name]) => name).sort()).toEqual(['game-1', 'game-2', 'migrate', 'web']);
  const given = own.flatMap(([, { environment }]) => Object.keys(environment));
  const inImages = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) => line.match(/[A-Z_]+(?==)/g));
  expect([...given, ...inImages].filter((name) => !known.includes(name))).toEqual([]);
});

test('every service has what it can not do without, and one secret and one database are shared by all', () => {
  for (const [name, { environment }] of own) {
    expect({ name, names: Object.keys(environment) }).toMatchObject({
      names: expect.arrayContaining(['DATABASE_URL', 'AUTH_SECRET', 'WEB_ORIGIN']),
    });
  }
  for (const name of ['DATABASE_URL', 'AUTH_SECRET']) {
    expect(new Set(own.map(([, { environment }]) => environment[name])).size).toBe(1);
  }
  expect(services.web.environment.GAME_URL).toBe(services.proxy.environment.SITE);
});

test('the two game services differ in their name alone, and share a Redis', () => {
  const [one, two] = games.map((name) => services[name]);
  expect(games.map((name) => services[name].environment.GAME_NODE)).toEqual(games);
  expect({ ...one.environment, GAME_NODE: '' }).toEqual({ ...two.environment, GAME_NODE: '' });
  expect(one.environment.REDIS_URL).toBe('redis://redis:6379');
});

test('nothing but the proxy is published, and no secret lies in the file', () => {
  expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['proxy']);
  const secrets = read('compose.yaml').matchAll(/^ +\w*(?:SECRET|PASSWORD|TOKEN): (.*)$/gm);
  for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+:[?-].*\}$/);
});

test('a game service may drain and finish before it is killed', () => {
  for (const name of games) {
    const { environment, stop_grace_period: grace } = services[name];
    const least = Number(environment.GAME_DRAIN_SECONDS) + Number(environment.GAME_CLOSE_SECONDS);
    expect(least).toBeGreaterThan(0);
    expect(Number(/^(\d+)s$/.exec(grace)?.[1])).toBeGreaterThan(least);
  }
});

test('every image is a stage of the Dockerfile that does not run as root', () => {
  for (const [, { build }] of own) expect(stageOf(build.target)).toMatch(/^USER node$/m);
});

test('the proxy sends to every web and game service at the port on which it listens', () => {
  const ports = { game: /GAME_PORT=(\d+)/, web: /PORT=(\d+)/ };
  const upstreams = [...read('deploy/Caddyfile').matchAll(/reverse_proxy (.+) \{/g)].flatMap(([, line]) =>
    line.split(' '),
  );
  const listening = own
    .filter(([, { build }]) => ports[build.target])
    .map(([name, { build }]) => `${name}:${ports[build.target].exec(stageOf(build.target))?.[1]}`);
  expect(upstreams.sort()).toEqual(listening.sort());
});
