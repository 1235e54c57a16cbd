/** Who somebody can be, to a procedure, to a message, and to the things that it names. */
export const ROLES = [
  'anonymous',
  'guest',
  'player',
  'opponent',
  'spectator',
  'blocked',
  'suspended',
  'moderator',
] as const;
/**
 * `guest` and `player`: it is their own deck, table, game. `opponent`: sits at the other seat of that game, and owns nothing
 * else. `spectator`: a player who has no part in any of it. `blocked`: a spectator whom
 * the owner has blocked. `suspended`: a spectator whose session began before the
 * suspension. `moderator`: looks after the site, and has no part in the game. `anonymous`: has not signed in.
 */
export type Role = (typeof ROLES)[number];
/** What each role meets: `done`, or the reason of the refusal. */
export type Cells = Record<Role, string>;

/** All meet the same. */
export const all = (met = 'done'): Cells => Object.fromEntries(ROLES.map((role) => [role, met])) as Cells;
/** Whoever is signed in, guests too. */
export const members = (): Cells => ({ ...all(), anonymous: 'notSignedIn', suspended: 'notSignedIn' });
/** Those whose thing it is; the others who are signed in meet `met`. */
export const owners = (met: string): Cells => ({
  ...members(),
  opponent: met,
  spectator: met,
  blocked: met,
  moderator: met,
});
/** The two at the table; everybody else meets `met`. */
export const players = (met: string): Cells => ({ ...all(met), guest: 'done', player: 'done', opponent: 'done' });
export const moderators = (): Cells => ({
  ...all('notAModerator'),
  anonymous: 'notSignedIn',
  suspended: 'notSignedIn',
  moderator: 'done',
});

/** What somebody meets, as a word of the table. */
export async function met(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: { reason?: string; message: string }) => error.reason ?? error.message,
  );
}
