'use client';
import { useEffect } from 'react';
import { useTRPCClient } from '@/client/trpc';

/** Marks all notices as read, once the page is there. If that fails, they are announced again on the next page. */
export function MarkRead({ notice }: { notice: string }) {
  const client = useTRPCClient();
  useEffect(() => {
    client.notices.markRead.mutate({ notice }).catch(() => undefined);
  }, [client, notice]);
  return null;
}
