import { randomBytes } from 'node:crypto';
import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { createDb, type Match, type Prisma, type PrismaClient, type User } from '@astris/db';
import { RULESET, versionsOf } from '@astris/engine';

/** The database that the runner hands over. */
export function testDatabase(): PrismaClient {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('these tests need DATABASE_URL: npm run with-database -- vitest run apps/game');
  return createDb(url);
}

export async function createUser(db: PrismaClient, name = 'Player'): Promise<User> {
  const unique = `${name} ${randomBytes(6).toString('hex')}`;
  return db.user.create({ data: { name: unique, nameKey: unique.toLowerCase(), windows: 'every' } });
}

export interface MatchWish {
  /** Who sits where; null for the bot. */
  users: (User | null)[];
  /** Which bot has the seat of nobody. */
  bot?: string;
  seed?: string;
  rated?: boolean;
  isPublic?: boolean;
  bankMs?: number;
  startedAt?: Date;
  /** Anything else that the row shall hold. */
  other?: Partial<Prisma.MatchCreateInput>;
}

/** A live match, as the lobby makes them. */
export function createMatch(db: PrismaClient, wish: MatchWish): Promise<Match> {
  return db.match.create({
    data: {
      kind: wish.users.includes(null) ? 'BOT' : 'TABLE',
      state: 'LIVE',
      rated: wish.rated ?? false,
      isPublic: wish.isPublic ?? true,
      ...versionsOf(RULESET, GAME_POOL),
      seed: wish.seed ?? '5'.repeat(64),
      commitment: 'test',
      decisionMs: RULESET.decisionMs,
      bankMs: wish.bankMs ?? RULESET.bankMs,
      startedAt: wish.startedAt ?? new Date(),
      ...wish.other,
      seats: {
        create: wish.users.map((user, seat) => ({
          seat,
          userId: user?.id ?? null,
          name: user?.name ?? 'Bot',
          bot: user ? null : (wish.bot ?? 'recruit'),
          deckName: STARTER_DECKS[seat]?.name ?? '',
          list: STARTER_DECKS[seat]?.list ?? {},
        })),
      },
    },
  });
}

/** No match is left, and no sign of life of a service before. */
export async function clearMatches(db: PrismaClient): Promise<void> {
  await db.match.deleteMany();
  await db.heartbeat.deleteMany();
}
