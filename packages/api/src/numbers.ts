import { z } from 'zod';

/** The largest whole number that a column of the database holds. */
const MOST = 2_147_483_647;

/** A whole number that may be compared with a column: a larger one would be a fault of the database. */
export const storedNumber = z.int().max(MOST);
