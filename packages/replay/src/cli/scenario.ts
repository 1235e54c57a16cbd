import { codeOf } from './command';
import { scenarioCommand } from './scenario-command';

process.exitCode = codeOf(scenarioCommand, process.argv.slice(2));
