// Runs PostgreSQL for the runner and stops it when the runner asks, or is gone. Called with one JSON argument:
// { program, args, uid, gid, pidFile }.
import { spawn } from 'node:child_process';
import fs from 'node:fs';

const { program, args, uid, gid, pidFile } = JSON.parse(process.argv[2]);
fs.writeFileSync(pidFile, String(process.pid));

const server = spawn(program, args, { uid, gid, cwd: '/', stdio: ['ignore', 'inherit', 'inherit'] });
server.on('error', (error) => console.error(error.message));
server.on('close', (code) => {
  fs.rmSync(pidFile, { force: true });
  process.exit(code ?? 1);
});

const fastShutdown = () => server.kill('SIGINT');
process.on('disconnect', fastShutdown);
process.on('SIGTERM', fastShutdown);
process.on('SIGINT', () => {}); // a terminal's Ctrl-C: the runner decides the order
