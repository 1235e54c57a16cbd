/** What a match was begun with: enough to know later whether it can be run again. */
import { createHash } from 'node:crypto';
import { CARDS } from '@astris/cards';
import { ENGINE_VERSION, RULESET } from '@astris/engine';

let poolHash: string | undefined;

/** Versions of the rules, the engine and the cards at this moment. */
export function presentVersions() {
  poolHash ??= createHash('sha256').update(canonicalJson(CARDS)).digest('hex');
  return { rulesetVersion: RULESET.version, engineVersion: ENGINE_VERSION, poolHash };
}

/** JSON in which the order of an object's keys makes no difference. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
