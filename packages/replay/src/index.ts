/** Games as files: reading them, running them again. Works in a browser too; the commands are in `cli/`. */
export { failureSentence } from './failure';
export { type ParsedReplay, parseReplay, problemSentence, type ReplayProblem, readReplay } from './parse';
export { printable } from './printable';
export { type Recording, recordingOf } from './record';
export {
  type Failed,
  otherVersionOf,
  type Replayed,
  type ReplayFailure,
  type ReplayOptions,
  replayGame,
  type StartOptions,
  startOf,
} from './replay';
export {
  MAX_REPLAY_ACTIONS,
  MAX_REPLAY_CHARS,
  REPLAY_FILE_VERSION,
  REPLAY_FORMAT,
  type ReplayAction,
  type ReplayFile,
  type ReplaySeat,
} from './replay-file';
export {
  type ParsedGame,
  parseGame,
  REPORT_FILE_VERSION,
  REPORT_FORMAT,
  type Report,
  type ReportFile,
} from './report-file';
export {
  type LaidOut,
  layOutTimeline,
  type Shown,
  type Timeline,
  type TimelineMark,
  type TimelineView,
  timelineFrom,
} from './timeline';
