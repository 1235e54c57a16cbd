import type { PrismaClient, User } from '@astris/db';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { clearMatches, createUser, testDatabase } from './database';

/** What most tests of the service begin with: two users who last for the file, and at each test a database without matches. */
export function twoUsers(): { db: PrismaClient; users: User[] } {
  const db = testDatabase();
  const users: User[] = [];
  beforeAll(async () => {
    users.push(await createUser(db), await createUser(db));
  });
  beforeEach(() => clearMatches(db));
  afterAll(() => db.$disconnect());
  return { db, users };
}
