import { type CurrentRating, currentRatings, db, LADDER_FORMAT } from '@astris/db';

export const FORMAT = LADDER_FORMAT;

/** The present ratings of these users by id; guests have none. */
export function ratingsOf(userIds: readonly (string | null)[]): Promise<Map<string, CurrentRating>> {
  const known = userIds.filter((id) => id !== null);
  return currentRatings(db(), known, FORMAT, new Date());
}
