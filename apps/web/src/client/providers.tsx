'use client';
import type { AppRouter } from '@astris/api';
import { Toaster } from '@astris/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { Session } from 'next-auth';
import { SessionProvider } from 'next-auth/react';
import { type ReactNode, useState } from 'react';
import superjson from 'superjson';
import { OfflineWorker } from '@/offline/offline-worker';
import { MOST_CALLS } from '@/security/limits';
import { TRPCProvider } from './trpc';

const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: 1 } } });
const newClient = () =>
  createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: '/api/trpc', transformer: superjson, maxItems: MOST_CALLS })],
  });

/** What client components need around them: the session, the API and toasts. */
export function Providers({ session, children }: { session: Session | null; children: ReactNode }) {
  const [queryClient] = useState(newQueryClient);
  const [client] = useState(newClient);
  return (
    <SessionProvider session={session} refetchOnWindowFocus={false}>
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={client} queryClient={queryClient}>
          {children}
          <Toaster />
          <OfflineWorker />
        </TRPCProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}
