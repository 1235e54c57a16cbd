import 'server-only';
import type { GameEvent } from '@astris/engine';
import { eventSentence, type Naming, type Segment, UNLOGGED, type Why, whyOf } from '@astris/engine/messages';
import { getTranslations } from 'next-intl/server';
import { api } from '@/server/api';
import { printedOrFormer, unlinked } from './former-cards';

/** A line of a game's log. Headings begin an Act or a turn. */
export interface LogLine {
  key: string;
  /** The number of the action that caused it. */
  action: number;
  seat: number | null;
  heading: 'act' | 'turn' | null;
  segments: Segment[];
  why: Why;
}

const HEADINGS: Partial<Record<GameEvent['type'], LogLine['heading']>> = { actBegan: 'act', turnBegan: 'turn' };

/** The whole log of a finished game, told to nobody in particular. */
export async function gameLog(matchId: string, names: readonly string[]): Promise<LogLine[]> {
  const t = await getTranslations('game');
  const caller = await api();
  const naming: Naming = {
    viewer: 'spectator',
    player: (seat) => names[seat] ?? t('playerNumber', { number: String(seat + 1) }),
    printed: printedOrFormer,
    object: () => null,
  };
  const lines: LogLine[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof caller.history.log>> = await caller.history.log({ matchId, after });
    for (const { number, events } of page.actions) lines.push(...linesOf(number, events, naming));
    after = page.next;
  }
  return lines;
}

function linesOf(action: number, events: readonly GameEvent[], naming: Naming): LogLine[] {
  return events.flatMap((event, index) => {
    if (UNLOGGED.has(event.type)) return [];
    const { own: _, ...shown } = event;
    const why = whyOf(shown, naming);
    return [
      {
        key: `${action}.${index}`,
        action,
        seat: event.seat ?? null,
        heading: HEADINGS[event.type] ?? null,
        segments: eventSentence(shown, naming).map(unlinked),
        why: { ...why, cause: why.cause?.map(unlinked) ?? null },
      },
    ];
  });
}
