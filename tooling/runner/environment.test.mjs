import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serviceEnvironment, VARIABLES } from './environment.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-environment-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const site = {
  production: true,
  ports: { web: 3000, game: 3001 },
  databaseUrl: 'postgresql://127.0.0.1/astris',
  folder,
};

test('a seed fixed by a test cannot be allowed from the environment', () => {
  expect(serviceEnvironment(site, { ASTRIS_TEST_SEED_ALLOWED: '1' })).not.toHaveProperty('ASTRIS_TEST_SEED_ALLOWED');
});

test('everything that the services are told is in the table', () => {
  const names = VARIABLES.map(({ name }) => name);
  for (const name of Object.keys(serviceEnvironment(site, {}))) expect([...names, 'NODE_ENV', 'HOST']).toContain(name);
});

test('the browser is sent to the game service of this site unless the environment says otherwise', () => {
  expect(serviceEnvironment(site, {}).GAME_URL).toBe('http://127.0.0.1:3001');
  expect(serviceEnvironment(site, { GAME_URL: 'https://game.example' }).GAME_URL).toBe('https://game.example');
});

test('the secret is made once and kept readable by its owner alone', () => {
  const { AUTH_SECRET: first } = serviceEnvironment(site, {});
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(serviceEnvironment(site, {}).AUTH_SECRET).toBe(first);
  expect(fs.statSync(path.join(folder, 'auth-secret')).mode & 0o077).toBe(0);
});
