import { isBotId } from '@astris/bots/roster';
import type { PracticeGame } from '@astris/practice';
import { WINDOW_PRESETS } from '@astris/protocol/messages';
import { readReplay } from '@astris/replay';
import { get, set } from 'idb-keyval';
import type { Slot } from './messages';

const keyOf = (slot: Slot): string => `astris ${slot}`;

/** The games that this browser keeps, in IndexedDB. What is read there may be anything. */
export class KeptGames {
  constructor(private readonly failed: () => void) {}

  /** Null when there is none, or none that can be read. */
  async read(slot: Slot): Promise<PracticeGame | null> {
    try {
      return readKept(await get(keyOf(slot)));
    } catch {
      return null;
    }
  }
  /** Writes are done in order; one that fails is told. */
  write(slot: Slot, game: PracticeGame): void {
    set(keyOf(slot), game).catch(this.failed);
  }
}

/** The game of what was kept; null where it is none. */
export function readKept(value: unknown): PracticeGame | null {
  if (typeof value !== 'object' || value === null) return null;
  const { file, seat, bot, windows } = value as Partial<PracticeGame>;
  const parsed = readReplay(file);
  if (!parsed.ok || (seat !== 0 && seat !== 1)) return null;
  if (typeof bot !== 'string' || !isBotId(bot) || !WINDOW_PRESETS.some((preset) => preset === windows)) return null;
  return { file: parsed.file, seat, bot, windows: windows ?? 'smart' };
}
