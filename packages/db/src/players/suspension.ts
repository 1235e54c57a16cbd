/** Whether somebody is suspended. A suspension that has an end is over then, whether or not anybody has written that down. */
import { Prisma } from '../generated/prisma/client';

export interface Suspension {
  suspendedAt: Date | null;
  /** Null while suspended: for good. */
  suspendedUntil: Date | null;
}

/** What has to be read of a user to tell. */
export const SUSPENSION = { suspendedAt: true, suspendedUntil: true } as const;

export const isSuspended = ({ suspendedAt, suspendedUntil }: Suspension, at: Date): boolean =>
  suspendedAt !== null && (suspendedUntil === null || suspendedUntil > at);

/** The same in SQL, of a row of "User" by this alias. */
export const suspendedSql = (user: Prisma.Sql, at: Date): Prisma.Sql => Prisma.sql`
  (${user}."suspendedAt" IS NOT NULL
    AND (${user}."suspendedUntil" IS NULL OR ${user}."suspendedUntil" > ${at.toISOString()}::timestamp(3)))`;
