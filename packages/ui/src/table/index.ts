export { minutes, type SeatTime, timeOf } from './clock';
export type {
  ChatCommands,
  ChatModel,
  Connection,
  Foretold,
  Inspected,
  LogLine,
  TableCommands,
  TableModel,
} from './model';
export { isFollowed } from './moves';
export { withoutPassed } from './passed';
export { RuleNote } from './rule-note';
export { type LocalParts, Table, type TableProps } from './table';
