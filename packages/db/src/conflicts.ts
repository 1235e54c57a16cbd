import { Prisma } from './generated/prisma/client';

/** True when a write failed because a unique value is already taken. */
export function isUniqueConflict(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
