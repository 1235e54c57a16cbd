/** The doors that proofs go through, so that a test of a proof can put a broken one in their place. */
import { apply, decisionsOf, eventsFor, hashOf, legalActions, load, mark, rollback, save, viewFor } from '../game';

export const DOORS = { apply, decisionsOf, eventsFor, hashOf, legalActions, load, mark, rollback, save, viewFor };
export type Doors = typeof DOORS;
