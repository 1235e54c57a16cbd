import { appRouter } from '@astris/api';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { guarded } from '@/security/guard';
import { MOST_CALLS } from '@/security/limits';
import { context } from '@/server/api';

const handler = guarded((req) =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    req,
    router: appRouter,
    createContext: context,
    maxBatchSize: MOST_CALLS,
  }),
);

export { handler as GET, handler as POST };
