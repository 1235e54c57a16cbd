import { appRouter, createContext } from '@astris/api';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { session } from '@/server/session';

const handler = (req: Request) =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    req,
    router: appRouter,
    createContext: async () => createContext(await session()),
  });
export { handler as GET, handler as POST };
