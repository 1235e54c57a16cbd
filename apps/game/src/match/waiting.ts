/** How long the players are waited for before the clock starts without them (19.1), in ms. */
export const WAIT_FOR_PLAYERS_MS = 60_000;
