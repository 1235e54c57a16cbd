export { minutes, type SeatTime, timeOf } from './clock';
export type { Connection, Inspected, LogLine, TableCommands, TableModel } from './model';
export { Table, type TableProps } from './table';
