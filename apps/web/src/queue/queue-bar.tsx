'use client';
import { Button, buttonClass } from '@astris/ui';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { matchHref } from '@/site/links';
import { useQueue, useWhenPaired } from './use-queue';
import { useWaitedMs, Waited } from './waited';
import { type Waiting, waitingText } from './words';

/** On every page but the lobby: that one still waits, and how to stop. Goes to the game when it begins. */
export function QueueBar() {
  const isLobby = usePathname() === '/play';
  const router = useRouter();
  const { standing, at, leave } = useQueue(!isLobby);
  useWhenPaired(
    isLobby ? undefined : standing,
    useCallback((matchId: string) => router.push(matchHref(matchId)), [router]),
  );
  if (isLobby || standing?.state !== 'waiting') return null;
  return <Bar waiting={standing} at={at} onLeave={() => leave.mutate()} />;
}

function Bar({ waiting, at, onLeave }: { waiting: Waiting; at: number; onLeave: () => void }) {
  return (
    <aside
      aria-label="Your place in the queue"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 sm:px-8"
    >
      <span className="min-w-0 flex-1">
        {waitingText(waiting.kind)} <Waited ms={useWaitedMs(waiting, at)} />
      </span>
      <Link className={buttonClass()} href="/play">
        Lobby
      </Link>
      <Button onClick={onLeave}>Stop waiting</Button>
    </aside>
  );
}
