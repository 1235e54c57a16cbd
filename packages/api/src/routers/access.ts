import { mailPort, oauthProviders, requestPasswordReset, resetPassword } from '@astris/auth';
import { z } from 'zod';
import { refusingAsApi } from '../errors';
import { anyone, router } from '../trpc';

export const accessRouter = router({
  /** What this server offers: pages show only these. */
  options: anyone.query(() => ({ passwordReset: mailPort() !== null, providers: oauthProviders() })),

  /** Mails a link for a new password. The answer is the same whether or not somebody has this email. */
  requestReset: anyone
    .input(z.object({ email: z.string().max(300) }))
    .mutation(({ ctx, input }) =>
      refusingAsApi(() =>
        requestPasswordReset(
          input.email,
          ctx.address,
          (token) => `${ctx.origin}/reset-password?token=${encodeURIComponent(token)}`,
        ),
      ),
    ),

  resetPassword: anyone
    .input(z.object({ token: z.string().max(200), password: z.string().max(1000) }))
    .mutation(({ input }) => refusingAsApi(() => resetPassword(input.token, input.password))),
});
