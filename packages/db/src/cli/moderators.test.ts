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
  const guest = `${name}g`;
  await db().user.create({ data: { name: guest, nameKey: guest.toLowerCase(), isGuest: true } });
  const role = async () => (await db().user.findUniqueOrThrow({ where: { id } })).role;
  expect(await moderators('add', name.toLowerCase())).toMatchObject({ stdout: `${name} is a moderator now\n` });
  expect(await role()).toBe('MODERATOR');
  const [list, ofGuest, ofNobody] = await Promise.all([
    moderators(),
    moderators('add', guest),
    moderators('add', 'Nobody At All'),
  ]);
  expect(list).toMatchObject({ stdout: expect.stringContaining(`${name}  no email`) });
  expect(ofGuest).toMatchObject({ code: 1, stderr: expect.stringContaining(`${guest} is a guest`) });
  expect(ofNobody).toMatchObject({ code: 1, stderr: 'There is no account Nobody At All.\n' });
  await moderators('remove', name);
  expect(await role()).toBe('PLAYER');
}, 120_000);
