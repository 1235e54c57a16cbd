/** For tests of other packages: people who call the API, and matches as the game service leaves them. */
export * from './callers';
export * from './matches';
