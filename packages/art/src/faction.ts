export { DRIVES, type Drive, FACTIONS, type Faction } from '@astris/engine/language';
