import type { Logger } from 'pino';
import type { GameServer } from './server';

interface Limits {
  /** How long it says that it is not ready before it closes the sockets, in seconds. */
  drainSeconds: number;
  /** How long finishing may take after that, in seconds. */
  closeSeconds: number;
}

/**
 * Stops the service in order when the process is asked to end: 0 is its exit code if all was finished, 1 if that failed
 * or took too long. What had been told by then is in the log of its match either way.
 */
export function stopOnSignals(server: GameServer, log: Logger, { drainSeconds, closeSeconds }: Limits): void {
  const close = () => {
    setTimeout(() => {
      log.fatal({ closeSeconds }, 'closing took too long');
      process.exit(1);
    }, closeSeconds * 1_000);
    server.close().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.fatal({ error }, 'could not close in order');
        process.exit(1);
      },
    );
  };
  const stop = (signal: NodeJS.Signals) => {
    for (const one of SIGNALS) process.removeListener(one, stop);
    log.info({ signal, drainSeconds, closeSeconds }, 'stopping');
    server.drain();
    if (drainSeconds > 0) setTimeout(close, drainSeconds * 1_000);
    else close();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
