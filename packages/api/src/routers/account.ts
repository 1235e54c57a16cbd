import {
  countAttempt,
  rename,
  signOutEverywhere,
  signSpectatorTicket,
  signTicket,
  signUp,
  upgradeGuest,
} from '@astris/auth';
import { db } from '@astris/db';
import { WINDOW_PRESETS, type WindowPreset } from '@astris/protocol';
import { z } from 'zod';
import { refusingAsApi } from '../errors';
import { anyone, member, router } from '../trpc';

const credentials = z.object({
  email: z.string().max(300),
  password: z.string().max(1000),
  name: z.string().max(100),
});

export const accountRouter = router({
  /** Who is signed in, with their settings; null for nobody. */
  me: anyone.query(async ({ ctx }) => {
    if (!ctx.user) return null;
    const { id, name, isGuest, email, windows, createdAt } = await db().user.findUniqueOrThrow({
      where: { id: ctx.user.id },
    });
    return { id, name, isGuest, email, windows: windows as WindowPreset, createdAt };
  }),

  /** Makes an account; the page then signs in with the same email and password. */
  signUp: anyone.input(credentials).mutation(({ ctx, input }) =>
    refusingAsApi(async () => {
      countAttempt('signUpByAddress', ctx.address);
      const { id, name } = await signUp(input);
      return { id, name };
    }),
  ),

  /** Turns the guest who calls into an account, with the same id, decks and games. */
  upgrade: member.input(credentials).mutation(({ ctx, input }) =>
    refusingAsApi(async () => {
      countAttempt('signUpByAddress', ctx.address);
      const { id, name } = await upgradeGuest(ctx.user.id, input);
      return { id, name };
    }),
  ),

  rename: member
    .meta({ weight: 10 })
    .input(z.object({ name: z.string().max(100) }))
    .mutation(({ ctx, input }) =>
      refusingAsApi(async () => {
        const { name } = await rename(ctx.user.id, input.name);
        return { name };
      }),
    ),

  /** Which response windows to be asked at (11.6), kept for the next games. */
  setWindows: member.input(z.object({ windows: z.enum(WINDOW_PRESETS) })).mutation(async ({ ctx, input }) => {
    await db().user.update({ where: { id: ctx.user.id }, data: { windows: input.windows } });
    return { windows: input.windows };
  }),

  signOutEverywhere: member.mutation(({ ctx }) => signOutEverywhere(ctx.user.id)),

  /** A ticket that opens the game service's socket within a minute. */
  ticket: member.mutation(({ ctx }) => signTicket(ctx.user)),

  /** The same for somebody who only watches. */
  spectatorTicket: anyone.mutation(() => signSpectatorTicket()),
});
