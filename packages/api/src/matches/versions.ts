/** What a match was begun with: enough to know later whether it can be run again. */
import { GAME_POOL } from '@astris/cards';
import { RULESET, type Versions, versionsOf } from '@astris/engine';

/** Versions of the rules, the engine and the cards at this moment. */
export const presentVersions = (): Versions => versionsOf(RULESET, GAME_POOL);

/** JSON in which the order of an object's keys makes no difference. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
