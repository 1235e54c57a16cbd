// Runs a redis-server for another process and ends it when that asks, or is gone. Called with the program and its arguments.
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
const server = spawn(program, args, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
server.on('error', (error) => console.error(error.message));
server.on('close', (code) => process.exit(code ?? 1));

// Nothing in it has to outlive it.
const end = () => server.kill('SIGKILL');
process.on('disconnect', end);
process.on('SIGTERM', end);
process.on('SIGINT', () => {}); // a terminal's Ctrl-C: the runner decides the order
