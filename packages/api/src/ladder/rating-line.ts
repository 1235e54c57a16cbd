import { type CurrentRating, currentRatings, db } from '@astris/db';

/** The only format so far. */
export const FORMAT = 'standard';

/** The present ratings of these users by id; guests have none. */
export function ratingsOf(userIds: readonly (string | null)[]): Promise<Map<string, CurrentRating>> {
  const known = userIds.filter((id) => id !== null);
  return currentRatings(db(), known, FORMAT, new Date());
}
