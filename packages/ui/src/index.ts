export * from './cards';
export * from './chat';
export { classes } from './class-names';
export { FACTION_KEYS, type FactionKey, factionKey } from './faction';
export * from './icons';
export * from './log';
export * from './primitives';
export * from './report';
