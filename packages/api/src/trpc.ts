/** tRPC's set-up: the context, the shape of errors, and who may call what. */
import type { SessionUser } from '@astris/auth';
import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import { ApiError, type ApiReason } from './errors';
import { type ProcedureMeta, processLimits, type WriteLimits } from './limits';

/** What a procedure knows of its caller. */
export interface Context {
  /** From the session; null for somebody who has not signed in. */
  user: SessionUser | null;
  /** Network address of the caller, for limits. */
  address: string;
  /** Origin of the site as the caller sees it, for links in mail. */
  origin: string;
  /** How much callers may write. */
  limits: WriteLimits;
}

/** The context of a call. Web passes the session's user and what the request says of its sender. */
export function createContext(caller: Partial<Context>): Context {
  return { user: null, address: 'unknown', origin: '', limits: processLimits, ...caller };
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    errorFormatter({ shape, error }) {
      const refusal = error instanceof ApiError ? error : null;
      const malformed = error.cause instanceof z.ZodError ? error.cause : null;
      const reason: ApiReason | null = refusal?.reason ?? (malformed ? 'malformed' : null);
      const isFault = error.code === 'INTERNAL_SERVER_ERROR' && !reason;
      return {
        ...shape,
        // What went wrong inside is for the server's log, not for whoever calls.
        ...(isFault ? { message: 'serverError' } : {}),
        data: {
          ...shape.data,
          /** Why, from the closed list of reasons; null for a fault of the server. */
          reason,
          details:
            refusal?.details ?? malformed?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [],
        },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** True when there is a NUL anywhere in it, which no text of the database can hold. */
function holdsNul(input: unknown): boolean {
  if (typeof input === 'string') return input.includes('\0');
  if (typeof input !== 'object' || input === null) return false;
  return Object.entries(input).some(([key, value]) => key.includes('\0') || holdsNul(value));
}

/** Open to everybody. */
export const anyone = t.procedure.use(async ({ ctx, type, meta, getRawInput, next }) => {
  const { user, address, limits } = ctx;
  if (type === 'mutation') limits.take({ userId: user?.id ?? null, address, weight: meta?.weight ?? 1 });
  if (holdsNul(await getRawInput())) throw new ApiError('BAD_REQUEST', 'malformed');
  return next();
});

/** For whoever is signed in, guests too. */
export const member = anyone.use(({ ctx, next }) => {
  if (!ctx.user) throw new ApiError('UNAUTHORIZED', 'notSignedIn');
  return next({ ctx: { ...ctx, user: ctx.user } });
});

/** For those who look after the site. */
export const moderator = member.use(({ ctx, next }) => {
  if (ctx.user.role !== 'MODERATOR') throw new ApiError('FORBIDDEN', 'notAModerator');
  return next();
});
