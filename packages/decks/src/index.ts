export { type CodeProblem, type Decoded, deckCode, readDeckCode } from './code';
export { type Pool, UnknownCard } from './pool';
export { exportText, type ImportError, type Imported, type ImportProblem, importText } from './text-list';
