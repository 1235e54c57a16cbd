/** Matches that can't be run with the rules and cards of this service. */
import { differingVersion, versionsOf } from '@astris/engine';
import type { GameParts } from '../parts';
import type { MatchRow, StoredAction } from '../store/match-store';
import { LiveMatch } from './live-match';

/** The match is known and can't be run here; `why` is what its viewers are told. */
export class Unplayable extends Error {
  constructor(
    readonly row: MatchRow,
    readonly why: 'rulesChanged' | 'otherVersion',
  ) {
    super(`match ${row.id} can't be run with the rules and cards of this service`);
  }
}

type Parts = Pick<GameParts, 'store' | 'clock' | 'log' | 'pool' | 'ruleset'>;

/**
 * The match with its log replayed. One of other rules or cards, or whose log is refused, throws `Unplayable`; is it
 * live, it is ended before, so that it holds its players no longer: with the result that its log came to (19.4), else as void.
 * @param ended it was ended here: whoever has it in memory has to be told
 */
export async function revive(
  parts: Parts,
  row: MatchRow,
  actions: StoredAction[],
  ended: () => void,
): Promise<LiveMatch> {
  if (row.rulesChanged) throw new Unplayable(row, 'rulesChanged');
  const differs = differingVersion(row.versions, versionsOf(parts.ruleset, parts.pool));
  let refused: unknown;
  if (!differs) {
    try {
      return new LiveMatch(row, actions, parts);
    } catch (error) {
      refused = error;
    }
  }
  if (row.settled) throw new Unplayable(row, 'otherVersion');
  const about = { match: row.id, actions: actions.length, differs, error: refused };
  if (row.outcome) {
    await parts.store.settle(row.id, row.outcome, parts.clock.now());
    parts.log.warn(about, 'settled with the result that it had under other rules or cards');
    ended();
    throw new Unplayable(row, 'otherVersion');
  }
  if (await parts.store.endForChangedRules(row.id, parts.clock.now())) {
    parts.log.warn(about, 'ended as void: its rules or cards were changed');
    ended();
    throw new Unplayable(row, 'rulesChanged');
  }
  // Somebody else ended it in this moment.
  const now = await parts.store.load(row.id);
  if (!now) throw new Unplayable(row, 'otherVersion');
  return revive(parts, now.row, now.actions, ended);
}
