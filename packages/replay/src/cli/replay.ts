import { codeOf } from './command';
import { replayCommand } from './replay-command';

process.exitCode = codeOf(replayCommand, process.argv.slice(2));
