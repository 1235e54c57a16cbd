export { minutes, type SeatTime, timeOf } from './clock';
export type { ChatCommands, ChatModel, Connection, Inspected, LogLine, TableCommands, TableModel } from './model';
export { Table, type TableProps } from './table';
