import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { db } from '../client';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const moderators = (...args: string[]) =>
  promisify(execFile)(process.execPath, [tsx, path.join(import.meta.dirname, 'moderators.ts'), ...args]).catch(
    (error: { code: number; stderr: string }) => error,
  );
afterAll(() => db().$disconnect());

test('npm run moderators makes an account a moderator and an ordinary player again, and refuses guests and nobody', async () => {
  const name = `Mod${randomUUID().slice(0, 8)}`;
  const { id } = await db().user.create({ data: { name, nameKey: name.toLowerCase() } });
  const role = async () => (await db().user.findUniqueOrThrow({ where: { id } })).role;
  expect(await moderators('add', name.toLowerCase())).toMatchObject({ stdout: `${name} is a moderator now\n` });
  expect(await role()).toBe('MODERATOR');
  expect(await moderators()).toMatchObject({ stdout: expect.stringContaining(`${name}  no email`) });
  await moderators('remove', name);
  expect(await role()).toBe('PLAYER');
  await db().user.update({ where: { id }, data: { isGuest: true } });
  expect(await moderators('add', name)).toMatchObject({ code: 1 });
  expect(await moderators('add', 'Nobody At All')).toMatchObject({
    code: 1,
    stderr: 'There is no account Nobody At All.\n',
  });
  expect(await role()).toBe('PLAYER');
}, 120_000);
