/** Address of the game service, as browsers reach it. Read when the server runs, not when it is built. */
export const gameUrl = (): string => process.env.GAME_URL ?? 'http://127.0.0.1:3001';
