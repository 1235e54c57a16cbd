export type { ReplayCheck, ReplayCommands, ReplayLine, ReplayMark, ReplayModel, ReplayShown } from './model';
export { ReplayTable, type ReplayTableProps } from './replay-table';
