import { appRouter } from '@astris/api';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { context } from '@/server/api';

const handler = (req: Request) =>
  fetchRequestHandler({ endpoint: '/api/trpc', req, router: appRouter, createContext: context });

export { handler as GET, handler as POST };
