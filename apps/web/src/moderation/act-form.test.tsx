// @vitest-environment happy-dom
import type { AppRouter } from '@astris/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import { TRPCProvider } from '@/client/trpc';
import { InEnglish } from '@/testing/in-english';
import { ActForm } from './act-form';

const queries = new QueryClient();
// Nothing is sent here.
const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/api/trpc', transformer: superjson })] });

const form = (isClosed: boolean) => (
  <AppRouterContext value={{} as AppRouterInstance}>
    <InEnglish>
      <QueryClientProvider client={queries}>
        <TRPCProvider trpcClient={client} queryClient={queries}>
          <ActForm reference="K7QX2MPA" userId="u1" name="Korrigan" isClosed={isClosed} />
        </TRPCProvider>
      </QueryClientProvider>
    </InEnglish>
  </AppRouterContext>
);

test('once a report is closed, what is offered is an act that can still be done', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const shown = () => [
    document.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value,
    document.querySelector<HTMLElement>('[data-act]')?.dataset.act,
  ];
  await act(async () => root.render(form(false)));
  await act(async () => document.querySelector<HTMLInputElement>('input[value="CLOSE"]')?.click());
  expect(shown()).toEqual(['CLOSE', 'CLOSE']);
  await act(async () => root.render(form(true)));
  expect(shown()).toEqual(['MUTE', 'MUTE']);
  await act(async () => root.unmount());
});
