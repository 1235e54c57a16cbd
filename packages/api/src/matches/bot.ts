/** The server's own player: its id, by which the game service finds it, and the name that it plays under. */
export const BOT = { id: 'navigator', name: 'Navigator (bot)' } as const;
