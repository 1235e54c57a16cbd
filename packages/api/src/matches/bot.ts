/** The server's own player: the id of its policy, by which the game service plays it, and the name that it goes by. */
export const BOT = { id: 'recruit', name: 'Recruit (bot)' } as const;
