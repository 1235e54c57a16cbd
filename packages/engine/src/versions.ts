/** What a game was begun with: enough to know later whether its log can be run again. */
import { ENGINE_VERSION, type Ruleset } from './ruleset';
import { canonical } from './state/hash';
import type { CardPool } from './state/pool';
import { sha256Hex } from './state/random';

export interface Versions {
  readonly engineVersion: string;
  readonly rulesetVersion: string;
  /** SHA-256 of all cards, in hex; the same wherever it is computed. */
  readonly poolHash: string;
}

const VERSIONS = ['engineVersion', 'rulesetVersion', 'poolHash'] as const satisfies (keyof Versions)[];

/** The first version in which the two differ; null when a log of the one runs with the other. */
export const differingVersion = (begun: Versions, here: Versions): keyof Versions | null =>
  VERSIONS.find((version) => begun[version] !== here[version]) ?? null;

const hashes = new WeakMap<CardPool, string>();

/** The versions of the rules as code, of the house rules and of the cards that a game of now is played with. */
export function versionsOf(ruleset: Ruleset, pool: CardPool): Versions {
  const known = hashes.get(pool);
  const poolHash = known ?? sha256Hex(canonical(Object.values(pool.cards).map(({ card }) => card)));
  if (!known) hashes.set(pool, poolHash);
  return { engineVersion: ENGINE_VERSION, rulesetVersion: ruleset.version, poolHash };
}
